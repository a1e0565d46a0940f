// `npm run verify`: the solver against a plain search on ten times as many positions as in the
// tests, with all of the solver's other tests. Takes some minutes.
import { main, must } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";

await main(async () => {
  await readyToBuild();
  const test = ["test", "--locked", "--package", "boulanger-core", "--test", "solver"];
  await must("cargo", [...test, "--", "--nocapture"], { env: { SOLVER_POSITIONS: "150000" } });
});
