// `npm run format`: formats all Rust and TypeScript.
import { main, must } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";

await main(async () => {
  await readyToBuild();
  await must("cargo", ["fmt", "--all"]);
  await must("oxfmt", []);
});
