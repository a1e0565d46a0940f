// `npm run bundle`: makes the installable package of this system, on Linux a .deb. Options after
// `--` go to Tauri, such as `--bundles appimage` or `--debug`. With `--built`, the program that is
// there already is packed.
import { main, must } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";

await main(async () => {
  await readyToBuild();
  const options = process.argv.slice(2).filter((option) => option !== "--built");
  const built = process.argv.includes("--built");
  const chosen = options.some((option) => /^(-b|--bundles)\b/.test(option));
  const kind = process.platform === "linux" && !chosen ? ["--bundles", "deb"] : [];
  const words = [built ? "bundle" : "build", "--ci", ...kind, ...options];
  await must("tauri", built ? words : [...words, "--", "--locked"]);
});
