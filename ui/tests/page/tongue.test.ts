import { describe, expect, test } from "vitest";
import { openPage } from "../../src/page";
import { Recording } from "../recorded";
import { card, clear, find, mouse, open, soon, spot } from "./hands";

const choose = (language: string) => {
  const list = find("#settings select[name=language]") as HTMLSelectElement;
  list.value = language;
  list.dispatchEvent(new Event("change"));
};
const textOf = (selector: string) => find(selector).textContent.trim();
const placeOf = (name: string) => card(name).getBoundingClientRect().x;

describe("another language", () => {
  test("is spoken at once, by all that is written and said", async () => {
    const backend = await open(5);
    const root = document.documentElement;
    const named: string[] = [];
    backend.menuWords = async ({ newGame }) => {
      named.push(newGame);
      return null;
    };
    backend.choose("settings");
    await soon("#settings");
    const [ace, king] = [placeOf("AS"), placeOf("KS")];

    choose("de");
    await expect.poll(() => textOf("#settings h2")).toBe("Einstellungen");
    expect(root.lang).toMatch(/^de/);
    expect(textOf('[data-do="new-game"] .label')).toContain("Neues Spiel");
    expect(find('[data-card="KS"]').ariaLabel).toContain("Pik-König");
    expect(find("#table [role=group]").ariaLabel).toBe("Spalten");
    await expect.poll(() => named.at(-1)).toBe("Neues Spiel");

    choose("ar");
    await expect.poll(() => root.dir).toBe("rtl");
    await expect.poll(() => textOf("#settings h2")).toBe("الإعدادات");
    expect([placeOf("AS"), placeOf("KS")], "the table is not mirrored").toEqual([ace, king]);
    const tools = [...document.querySelectorAll(".tool")].map(
      (tool) => tool.getBoundingClientRect().x,
    );
    expect(tools, "the tools are").toEqual(tools.toSorted((a, b) => b - a));

    choose("en");
    await expect.poll(() => root.dir).toBe("ltr");
    await expect.poll(() => textOf("#settings h2")).toBe("Settings");
  });

  test("is kept for the next start, whose page asks for its words", async () => {
    const backend = await open(5);
    backend.choose("settings");
    await soon("#settings");
    choose("fr");
    await expect.poll(() => localStorage.getItem("spoken")).toBe("fr");
    choose("system");
    await expect.poll(() => localStorage.getItem("spoken")).toBe("en");
  });

  test("is the system's where nothing is chosen, also when the system changes its own", async () => {
    const backend = await open(5);
    backend.choose("settings");
    await soon("#settings");
    choose("system");
    await expect.poll(() => document.documentElement.lang).toBe(navigator.language);
    Object.defineProperty(navigator, "languages", { value: ["eo", "it-CH"], configurable: true });
    window.dispatchEvent(new Event("languagechange"));
    await expect.poll(() => textOf("#settings h2")).toBe("Impostazioni");
    expect(document.documentElement.lang).toBe("it-CH");
    Reflect.deleteProperty(navigator, "languages");
  });

  test("leaves in the hand what is in the air", async () => {
    await clear();
    const backend = new Recording(5);
    backend.choices = { ...backend.choices, language: "system" };
    await openPage(backend);
    const { x, y } = spot(card("AS"));
    await mouse.press({ x, y });
    await mouse.move({ x: x - 40, y: y + 40 }, true);
    expect(document.querySelector(".block")).not.toBeNull();
    Object.defineProperty(navigator, "languages", { value: ["it-CH"], configurable: true });
    window.dispatchEvent(new Event("languagechange"));
    await expect.poll(() => card("KS").ariaLabel).toContain("re di picche");
    expect(document.querySelector(".block")).not.toBeNull();
    await mouse.release({ x, y });
    Reflect.deleteProperty(navigator, "languages");
  });

  test("has its own name in the list, as an entry of a menu is written", async () => {
    const backend = await open(5);
    backend.choose("settings");
    await soon("#settings");
    const names = [...(find("#settings select[name=language]") as HTMLSelectElement).options];
    expect(names.map(({ text }) => text.trim())).toEqual([
      "System language",
      "English",
      "Français",
      "Deutsch",
      "Suomi",
      "Melayu",
      "Español",
      "Italiano",
      "Português (Brasil)",
      "Nederlands",
      "Svenska",
      "Polski",
      "日本語",
      "العربية",
    ]);
  });
});
