// `npm start`: sets up what is missing, builds the game and opens it.
import { buildPage, main, must, Stop } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";

await main(async () => {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === "linux" && !DISPLAY && !WAYLAND_DISPLAY) {
    throw new Stop("There is no display here to open a window on (DISPLAY is not set).");
  }
  await readyToBuild();
  await buildPage();
  await must("cargo", ["run", "--locked"]);
});
