// What our tools need of the system, and what each family of Linux calls it.
import { existsSync } from "node:fs";
import { chromiumPath } from "./chromium.mjs";
import { has, output } from "./run.mjs";

/**
 * A thing of the system that is needed: how to see that it is there, and the package that brings
 * it on each family of Linux (null: it comes along with another one).
 *
 * @typedef {{ name: string, there: () => boolean, packages: Record<Family, string | null> }} Need
 * @typedef {"debian" | "fedora" | "arch" | "suse"} Family
 */

/** @type {Need[]} */
export const toBuild = [
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
export const toTest = [
  {
    name: "Chromium",
    there: () => existsSync(chromiumPath()),
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
    name: "strace",
    there: () => has("strace"),
    packages: { debian: "strace", fedora: "strace", arch: "strace", suse: "strace" },
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
export const toRead = [
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

/**
 * How each family installs packages: the words to type before their names.
 *
 * @type {Record<Family, string>}
 */
const installers = {
  debian: "apt-get install --yes",
  fedora: "dnf install",
  arch: "pacman -S --needed",
  suse: "zypper install",
};

/**
 * A name in /etc/os-release by which each family is known, in the system's own or a parent's.
 *
 * @type {[RegExp, Family][]}
 */
const names = [
  [/^(debian|ubuntu)$/, "debian"],
  [/^(fedora|rhel)$/, "fedora"],
  [/^arch$/, "arch"],
  [/^(open)?suse\b/, "suse"],
];

/**
 * The family of a Linux, or null where we do not know it.
 *
 * @param {string} release what its /etc/os-release says
 */
export function family(release) {
  const words = [...release.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].flatMap(([, value = ""]) =>
    value.split(/\s+/),
  );
  return names.find(([name]) => words.some((word) => name.test(word)))?.[1] ?? null;
}

/**
 * The packages that bring what is lacking.
 *
 * @param {Family} kind
 * @param {Need[]} lacking
 */
export function packagesFor(kind, lacking) {
  return lacking.flatMap((need) => need.packages[kind] ?? []);
}

/**
 * What to type where something is lacking: exactly, or, on a Linux that we do not know, how it is
 * called elsewhere.
 *
 * @param {string} release what /etc/os-release says
 * @param {Need[]} lacking
 */
export function advice(release, lacking) {
  const missing = `Missing: ${lacking.map((need) => need.name).join(", ")}.`;
  const kind = family(release);
  const line = (/** @type {Family} */ of) =>
    `${installers[of]} ${packagesFor(of, lacking).join(" ")}`;
  if (kind !== null) {
    return `${missing} Please type\n\n    sudo ${line(kind)}\n\nand then the same command again.`;
  }
  const known = /** @type {Family[]} */ (Object.keys(installers)).map((of) => `    ${line(of)}`);
  return `${missing}\nPlease install that with your system's own tools. Elsewhere one types\n\n${known.join("\n")}\n\nThen the same command again.`;
}
