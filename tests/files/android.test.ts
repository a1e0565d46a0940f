// Android's project must agree with the rest of the repository, and with itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { crateFolder } from "../drive/cargo";
import { all, files, text } from "./repository";

const android = "gen/android/app";
const main = `${android}/src/main`;

interface Config {
  app: { windows: { transparent?: boolean; backgroundColor?: string }[] };
  bundle: { android: { minSdkVersion: number } };
}
const config = (name: string) => JSON.parse(text(name)) as Config;

describe("Android", () => {
  const manifest = text(`${main}/AndroidManifest.xml`);

  test("a release asks for no permission and knows no television", () => {
    expect(manifest).not.toMatch(/uses-permission|leanback/i);
    expect(text(`${android}/src/debug/AndroidManifest.xml`)).toContain("permission.INTERNET");
  });

  test("Back comes by the system's own callback", () => {
    expect(manifest).toContain('android:enableOnBackInvokedCallback="true"');
  });

  test("the phone may be turned", () => expect(manifest).not.toContain("screenOrientation"));

  test("no change of the configuration restarts the activity", () => {
    const [changes = ""] = all(manifest, /configChanges="([^"]*)"/g);
    expect(changes.split("|")).toEqual(
      "colorMode density fontScale fontWeightAdjustment grammaticalGender keyboard keyboardHidden layoutDirection locale mcc mnc navigation orientation screenLayout screenSize smallestScreenSize touchscreen uiMode".split(
        " ",
      ),
    );
  });

  test("all files that the game keeps are in backups, and nothing else", () => {
    const shell = files(/^src-tauri\/src\/.*\.rs$/)
      .map(text)
      .join("");
    const stems = all(shell, /Shelf::open\(app, folder, "(\w+)"/g);
    const kept = stems.flatMap((stem) => [`${stem}.json`, `${stem}.checkpoint.json`]).toSorted();
    expect(kept).toHaveLength(4);
    const included = (file: string) =>
      all(text(`${main}/res/xml/${file}.xml`), /domain="root" path="([^"]+)"/g);
    expect(included("backup_rules").toSorted()).toEqual(kept);
    const twice = kept.flatMap((path) => [path, path]);
    expect(included("data_extraction_rules").toSorted()).toEqual(twice);
  });

  test("the oldest system is the same everywhere", () => {
    const { minSdkVersion } = config("tauri.conf.json").bundle.android;
    expect(text(`${android}/build.gradle.kts`)).toContain(`minSdk = ${minSdkVersion}\n`);
  });

  test("one platform and one NDK for all", () => {
    const gradle = text(`${android}/build.gradle.kts`);
    const [sdk = "none"] = all(gradle, /compileSdk = (\d+)/g);
    const [ndk = "none"] = all(gradle, /ndkVersion = "([^"]+)"/g);
    // From 37 on the packages of platforms have minor versions.
    expect(text(".github/workflows/release-android.yml")).toContain(
      `\n      NDK: ${ndk}\n      PLATFORM: android-${sdk}.0\n`,
    );
    expect(text("docs/phones.md")).toContain(`"platforms;android-${sdk}.0" "ndk;${ndk}"`);
  });

  test("the page's variables for insets are those that the activity sets", () => {
    const page = text(`${main}/java/org/jeuduboulanger/solitaire/Page.kt`);
    const read = new Set(all(text("ui/styles/page.css"), /var\(--inset-(\w+)/g));
    expect(all(page, /"--inset-(\w+)" to/g).toSorted()).toEqual([...read].toSorted());
    expect(page).toContain('"--text-scale" to');
    expect(text("ui/styles/page.css")).toContain("var(--text-scale, 1)");
  });

  test("whatever is referred to is there", () => {
    const sources = files(/^gen\/android\/app\/src\/.*\.(xml|kt)$/);
    const named = sources.flatMap((path) => [
      ...all(text(path), /"?@\+?((?:color|drawable|layout|mipmap|string|style|xml)\/[\w.]+)/g),
      ...all(text(path), /(?<!android\.)\bR\.(\w+\.\w+)/g).map((name) => name.replace(".", "/")),
    ]);
    expect(new Set(named).size).toBeGreaterThanOrEqual(12);
    const listed = files(/^gen\/android\/app\/src\/main\/res\//).flatMap((path) => {
      const [kind = "", file = ""] = path.split("/").slice(-2);
      const values = [...text(path).matchAll(/<(color|string|style) name="([^"]+)"/g)];
      return kind.startsWith("values")
        ? values.map(([, of, name]) => `${of}/${name}`)
        : [`${kind.replace(/-.*/, "")}/${file.replace(/\..*/, "")}`];
    });
    const there = new Set(listed);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  test("the window and the splash screen have the cloth's colour, and the page lies over it", () => {
    const themes = text(`${main}/res/values/themes.xml`);
    for (const item of ["windowBackground", "windowSplashScreenBackground"]) {
      expect(themes).toMatch(new RegExp(`<item name="android:${item}"[^>]*>@color/cloth</item>`));
    }
    expect(manifest).toContain('android:theme="@style/Theme.boulanger"');
    const [window, ...more] = config("tauri.android.conf.json").app.windows;
    expect(more).toEqual([]);
    expect(window?.transparent).toBe(true);
    expect(window?.backgroundColor).toBeUndefined();
  });

  test("the page may hear Back and leave the game, and no more", () => {
    const back = JSON.parse(text("src-tauri/capabilities/back.json")) as {
      platforms: string[];
      permissions: string[];
    };
    expect(back.platforms).toEqual(["android"]);
    expect(back.permissions).toEqual(["core:app:allow-register-listener", "core:app:allow-exit"]);
    const reference = "permissions/app/autogenerated/reference.md";
    const known = readFileSync(join(crateFolder("tauri"), reference), "utf8");
    expect(back.permissions.filter((one) => !known.includes(`\`${one}\``))).toEqual([]);
  });

  test("Gradle's plain files say what they should", () => {
    expect(text("gen/android/settings.gradle").split("\n").filter(Boolean)).toEqual([
      "include ':app'",
      "apply from: 'tauri.settings.gradle'",
    ]);
    const properties = (path: string) =>
      text(path)
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"));
    const wrapper = properties("gen/android/gradle/wrapper/gradle-wrapper.properties");
    const lines = [...wrapper, ...properties("gen/android/gradle.properties")];
    expect(lines.filter((line) => !/^[\w.-]+=\S/.test(line))).toEqual([]);
    const said = Object.fromEntries(wrapper.map((line) => line.split("=")));
    expect(said.distributionUrl).toMatch(/^https\\:\/\/services\.gradle\.org\/.*-bin\.zip$/);
    expect(said.distributionSha256Sum).toMatch(/^[0-9a-f]{64}$/);
  });
});
