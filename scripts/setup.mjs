// Sets up what building and testing need, from nothing but Rust, Node and a bare Debian 12.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { has, must, output, root, Stop } from "./run.mjs";

const linux = process.platform === "linux";

/**
 * A thing of the system that is needed: how to see that it is there, and the package that brings
 * it on each family of Linux (null: it comes along with another one).
 *
 * @typedef {{ name: string, there: () => boolean, packages: Record<Family, string | null> }} Need
 * @typedef {"debian" | "fedora" | "arch" | "suse"} Family
 */

/** @type {Need[]} */
const toBuild = [
  {
    name: "a C compiler",
    there: () => has("cc"),
    packages: { debian: "build-essential", fedora: "gcc", arch: "base-devel", suse: "gcc" },
  },
  {
    name: "pkg-config",
    there: () => has("pkg-config"),
    packages: { debian: "pkg-config", fedora: "pkgconf", arch: "pkgconf", suse: "pkg-config" },
  },
  {
    name: "WebKitGTK's headers",
    there: () => output("pkg-config", ["--exists", "webkit2gtk-4.1"]) !== null,
    packages: {
      debian: "libwebkit2gtk-4.1-dev",
      fedora: "webkit2gtk4.1-devel",
      arch: "webkit2gtk-4.1",
      suse: "webkit2gtk3-devel",
    },
  },
];

/** @type {Need[]} */
const toTest = [
  {
    name: "Chromium",
    there: () => has("chromium"),
    packages: { debian: "chromium", fedora: "chromium", arch: "chromium", suse: "chromium" },
  },
  {
    name: "WebKitGTK's driver",
    there: () => has("WebKitWebDriver"),
    packages: {
      debian: "webkit2gtk-driver",
      fedora: "webkit2gtk-driver",
      arch: null,
      suse: "webkit2gtk-driver",
    },
  },
  {
    name: "a display without a screen",
    there: () => has("Xvfb"),
    packages: {
      debian: "xvfb",
      fedora: "xorg-x11-server-Xvfb",
      arch: "xorg-server-xvfb",
      suse: "xorg-x11-server-Xvfb",
    },
  },
  {
    name: "a keyboard for it",
    there: () => has("xdotool"),
    packages: { debian: "xdotool", fedora: "xdotool", arch: "xdotool", suse: "xdotool" },
  },
  {
    name: "ImageMagick",
    there: () => has("identify"),
    packages: {
      debian: "imagemagick",
      fedora: "ImageMagick",
      arch: "imagemagick",
      suse: "ImageMagick",
    },
  },
  {
    name: "a font",
    there: () => (output("fc-list", ["--format=x"]) ?? "") !== "",
    packages: {
      debian: "fonts-dejavu-core",
      fedora: "dejavu-sans-fonts",
      arch: "ttf-dejavu",
      suse: "dejavu-fonts",
    },
  },
  {
    name: "a Japanese font",
    there: () => (output("fc-list", [":lang=ja", "--format=x"]) ?? "") !== "",
    packages: {
      debian: "fonts-ipafont-gothic",
      fedora: "ipa-gothic-fonts",
      arch: "otf-ipafont",
      suse: "ipa-gothic-fonts",
    },
  },
];

/** @type {Need[]} */
const toRead = [
  {
    name: "xmllint",
    there: () => has("xmllint"),
    packages: {
      debian: "libxml2-utils",
      fedora: "libxml2",
      arch: "libxml2",
      suse: "libxml2-tools",
    },
  },
  {
    name: "yamllint",
    there: () => has("yamllint"),
    packages: { debian: "yamllint", fedora: "yamllint", arch: "yamllint", suse: "yamllint" },
  },
  {
    name: "Python",
    there: () => has("python3"),
    packages: { debian: "python3", fedora: "python3", arch: "python", suse: "python3" },
  },
  {
    name: "desktop-file-validate",
    there: () => has("desktop-file-validate"),
    packages: {
      debian: "desktop-file-utils",
      fedora: "desktop-file-utils",
      arch: "desktop-file-utils",
      suse: "desktop-file-utils",
    },
  },
];

/** How each family installs packages: the words to type before their names. */
/** @type {Record<Family, string>} */
const installers = {
  debian: "apt-get install --yes",
  fedora: "dnf install",
  arch: "pacman -S --needed",
  suse: "zypper install",
};

/** The family of this Linux, or null where we do not know it. */
function family() {
  const release = /** @type {Record<string, string>} */ ({});
  try {
    for (const [, key, value] of readFileSync("/etc/os-release", "utf8").matchAll(
      /^(ID|ID_LIKE)="?([^"\n]*)"?$/gm,
    )) {
      release[String(key)] = String(value);
    }
  } catch {
    return null;
  }
  const words = `${release.ID ?? ""} ${release.ID_LIKE ?? ""}`.split(/\s+/);
  if (words.includes("debian") || words.includes("ubuntu")) return "debian";
  if (words.includes("fedora") || words.includes("rhel")) return "fedora";
  if (words.includes("arch")) return "arch";
  if (words.some((word) => word.includes("suse"))) return "suse";
  return null;
}

/** The words that give us root's rights without asking for a password, or null. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return has("sudo") && output("sudo", ["-n", "true"]) !== null ? ["sudo", "-n"] : null;
}

/**
 * Sees to the system packages: installs them on Debian and Ubuntu where that needs no password,
 * and says what to type everywhere else.
 *
 * @param {Need[]} needs
 */
async function systemPackages(needs) {
  const lacking = needs.filter((need) => !need.there());
  if (lacking.length === 0) return;
  const names = lacking.map((need) => need.name).join(", ");
  const kind = family();
  if (kind === null) {
    const packages = lacking.map((need) => need.packages.debian).join(" ");
    throw new Stop(
      `Missing: ${names}.\nPlease install them with your system's own packages; Debian's are called\n\n    ${packages}`,
    );
  }
  const packages = lacking.flatMap((need) => need.packages[kind] ?? []);
  const rights = asRoot();
  if (kind !== "debian" || rights === null) {
    throw new Stop(
      `Missing: ${names}. Please type\n\n    sudo ${installers[kind]} ${packages.join(" ")}\n\nand then the same command again.`,
    );
  }
  console.log(`Installing ${names}`);
  // Another apt may be at work just after a machine has started: wait for its lock.
  const apt = ["apt-get", "-o", "DPkg::Lock::Timeout=400", "--quiet", "--yes"];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await command([...rights, ...apt, "update"], env);
  await command([...rights, ...apt, "install", "--no-install-recommends", ...packages], env);
  const still = lacking.filter((need) => !need.there()).map((need) => need.name);
  if (still.length > 0) throw new Stop(`Still missing after the installation: ${still.join(", ")}`);
}

/**
 * @param {string[]} words
 * @param {Record<string, string>} env
 */
async function command([program = "", ...args], env) {
  await must(program, args, { env });
}

/** Refuses a Node that is too old for our tools. */
function node() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [, least = "0", lesser = "0"] = /(\d+)\.(\d+)/.exec(engines.node) ?? [];
  if (major > Number(least) || (major === Number(least) && minor >= Number(lesser))) return;
  throw new Stop(
    `Node ${process.versions.node} is too old: ${least}.${lesser} or newer is needed (https://nodejs.org).`,
  );
}

/** Refuses a machine without Rust. */
function rust() {
  if (output("cargo", ["--version"]) !== null) return;
  throw new Stop("Rust is missing: please install it with rustup (https://rustup.rs).");
}

/** Installs the packages of package-lock.json, where that has not been done since it changed. */
async function nodePackages() {
  const lock = statSync(join(root, "package-lock.json")).mtimeMs;
  const installed = statSync(join(root, "node_modules", ".package-lock.json"), {
    throwIfNoEntry: false,
  });
  if (installed && installed.mtimeMs >= lock) return;
  await must("npm", ["ci", "--no-audit", "--no-fund"]);
}

/** All that building and playing needs. */
export async function readyToBuild() {
  node();
  rust();
  await systemPackages(linux ? toBuild : []);
  await nodePackages();
}

/** All that building and testing needs. */
export async function readyToTest() {
  node();
  rust();
  if (!linux) {
    throw new Stop(
      "The whole test run needs Linux, since it drives WebKitGTK's window; here, `cargo test --workspace` runs the Rust tests.",
    );
  }
  await systemPackages([...toBuild, ...toTest, ...toRead]);
  await nodePackages();
}
