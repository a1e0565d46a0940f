// `npm start`: sets up what is missing, builds the game and opens it.
import { main, must } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";

await main(async () => {
  await readyToBuild();
  await must("vite", ["build", "ui", "--logLevel", "warn"]);
  await must("cargo", ["run", "--locked"]);
});
