// `npm run dev`: the program, with a page that reloads as you edit it. Options after `--` go to
// Tauri.
import { main, must } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";

await main(async () => {
  await readyToBuild();
  await must("tauri", ["dev", "--config", "scripts/dev.json", ...process.argv.slice(2)]);
});
