import type { Settings } from "./bindings/Settings";

const night = matchMedia("(prefers-color-scheme: dark)");
/** A copy of the player's choice, for the moment before the settings are there. */
const KEPT = "theme";

const kept = (): Settings["theme"] => {
  const theme = localStorage.getItem(KEPT);
  return theme === "light" || theme === "dark" ? theme : "system";
};

let theme = kept();

const light = () => {
  const dark = theme === "dark" || (theme === "system" && night.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
};

night.addEventListener("change", light);
light();

/** Gives the page the colours that the settings ask for. */
export const wear = (settings: Settings): void => {
  ({ theme } = settings);
  if (theme !== kept()) localStorage.setItem(KEPT, theme);
  light();
  document.documentElement.classList.toggle("four", settings.fourColours);
};
