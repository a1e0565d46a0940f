// `npm run bundle`: makes the installable package of this system, on Linux a .deb. Options after
// `--` go to Tauri, such as `--bundles appimage` or `--debug`.
import { main, must } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";

await main(async () => {
  await readyToBuild();
  const options = process.argv.slice(2);
  const chosen = options.some((option) => /^(-b|--bundles)\b/.test(option));
  const kind = process.platform === "linux" && !chosen ? ["--bundles", "deb"] : [];
  await must("tauri", ["build", "--ci", ...kind, ...options, "--", "--locked"]);
});
