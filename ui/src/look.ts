import type { Settings } from "./bindings/Settings";

const night = matchMedia("(prefers-color-scheme: dark)");
let theme: Settings["theme"] = "system";

const light = () => {
  const dark = theme === "dark" || (theme === "system" && night.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
};

night.addEventListener("change", light);

/** Gives the page the colours that the settings ask for. */
export const wear = (settings: Settings): void => {
  ({ theme } = settings);
  light();
  document.documentElement.classList.toggle("four", settings.fourColours);
};
