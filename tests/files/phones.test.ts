// What the phones' files say must agree with the rest of the repository, and with each other.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { root } from "../drive/cargo";
import { all, text } from "./repository";

const android = "gen/android/app";
const ios = "src-tauri/ios";

interface Config {
  version: string;
  app: { windows: { backgroundColor: string }[] };
}
const config = JSON.parse(text("tauri.conf.json")) as Config;
const { version } = JSON.parse(text("package.json")) as { version: string };

/** As Tauri makes it of the version: 1.2.3 becomes 1002003. */
const versionCode = version.split(".").reduce((code, part) => code * 1000 + Number(part), 0);

describe("the cloth", () => {
  const colours = text("ui/styles/colours.css");
  const [day = "", night = ""] = all(colours, /--table: (#[0-9a-f]{6});/g);

  test("has one colour by day", () => {
    expect(config.app.windows[0]?.backgroundColor).toBe(day);
    expect(text(`${android}/src/main/res/values/colors.xml`)).toContain(`>${day}<`);
    const [red, green, blue] = all(
      text(`${ios}/LaunchScreen.storyboard`),
      /(?:red|green|blue)="([\d.]+)"/g,
    ).map((part) => Math.round(Number(part) * 255).toString(16));
    expect(`#${red}${green}${blue}`).toBe(day);
  });

  test("has one colour by night", () => {
    expect(text(`${android}/src/main/res/values-night/colors.xml`)).toContain(`>${night}<`);
  });

  test("has both on the iPhone", () => {
    const parts = all(
      text(`${ios}/Assets.xcassets/Cloth.colorset/Contents.json`),
      /"0x([0-9A-F]{2})"/g,
    );
    const [first, second] = [parts.slice(0, 3), parts.slice(3)].map((of) => of.join(""));
    expect([`#${first}`, `#${second}`].map((one) => one.toLowerCase())).toEqual([day, night]);
  });
});

describe("the shop's text", () => {
  const shelf = "fastlane/metadata/android";
  const folder = `${shelf}/en-US`;
  const locales = readdirSync(join(root, shelf));
  /** What shops allow, in letters. */
  const limits = {
    "title.txt": 30,
    "short_description.txt": 80,
    "full_description.txt": 4000,
    [`changelogs/${versionCode}.txt`]: 500,
  };
  test.each(locales)("in %s is complete and not too long", (locale) => {
    for (const [file, most] of Object.entries(limits)) {
      const letters = Array.from(text(`${shelf}/${locale}/${file}`).trim()).length;
      expect(letters, `${file} has something in it`).toBeGreaterThan(0);
      expect(letters, `${file} is not too long`).toBeLessThanOrEqual(most);
    }
    const parts = (of: string) => text(`${shelf}/${of}/full_description.txt`).match(/<\/?\w+>/g);
    expect(parts(locale)).toEqual(parts("en-US"));
  });

  test("is there in each language that the game speaks", () => {
    const spoken = readdirSync(join(root, "ui/src/words/locales"));
    const bases = (tags: string[]) => new Set(tags.map((tag) => tag.split("-")[0]));
    expect(bases(locales)).toEqual(bases(spoken));
    expect(locales).toHaveLength(spoken.length);
  });

  test("there are pictures of phones, none more than twice as high as it is wide", () => {
    const pictures = readdirSync(join(root, folder, "images/phoneScreenshots"));
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const picture of pictures) {
      const path = join(root, folder, "images/phoneScreenshots", picture);
      const { width, height } = PNG.sync.read(readFileSync(path));
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2);
    }
  });

  test("the icon has 512 pixels a side", () => {
    const icon = PNG.sync.read(readFileSync(join(root, folder, "images/icon.png")));
    expect([icon.width, icon.height]).toEqual([512, 512]);
  });
});

describe("versions", () => {
  test("the program, the page and the packages are of one version", () => {
    expect(text("Cargo.toml")).toContain(`\nversion = "${version}"\n`);
    expect(config.version).toBe(version);
  });

  test("each workflow builds with the same Rust and Node", () => {
    const workflows = ["ci", "release-android", "release-ios", "release-desktop"].map((name) =>
      text(`.github/workflows/${name}.yml`),
    );
    const [rust = ""] = all(text("Cargo.toml"), /rust-version = "([^"]+)"/g);
    for (const workflow of workflows) {
      expect(workflow).toContain(`${rust}.0`);
      expect(workflow).toContain("20.20.2");
    }
  });
});
