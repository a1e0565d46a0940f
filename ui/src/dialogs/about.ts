import { html } from "lit-html";
import { word } from "../words/words";
import { openDialog } from "./dialog";

/** What this is, and under which licences. */
export const openAbout = (): void => {
  openDialog({
    id: "about",
    title: () => word("about-title"),
    body: () => html`
      <p>${word("about-game")}</p>
      <p>${word("about-licence")}</p>
      <p>${word("about-vollkorn")}</p>
    `,
  });
};
