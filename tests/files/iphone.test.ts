// iPhone's files must agree with the rest of the repository, and with what Apple asks for.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { root } from "../drive/cargo";
import { read, text } from "./repository";
import { render } from "./project-yml";

const ios = "src-tauri/ios";
/** From the project, which is written into gen/apple, to the repository. */
const away = "../../";

/** The reasons that Apple gives for what our program uses; those for libraries left out. */
const reasons: Record<string, string[]> = {
  FileTimestamp: ["DDA9.1", "C617.1", "3B52.1"],
  SystemBootTime: ["35F9.1", "8FFB.1", "3D61.1"],
};

interface Project {
  fileGroups: string[];
  targets: {
    boulanger_iOS: {
      sources: { path: string; buildPhase?: string }[];
      info: { properties: Record<string, unknown> };
    };
  };
}
const project = read("yaml", render(text(`${ios}/project.yml`))) as Project;
const target = project.targets.boulanger_iOS;

describe("iPhone", () => {
  test("the project takes our files in, as what they are", () => {
    const ours = target.sources.filter(({ path }) => path.startsWith(away));
    expect(ours).toEqual([
      { path: `${away}${ios}/Assets.xcassets` },
      { path: `${away}${ios}/LaunchScreen.storyboard` },
      // By itself it would be no part of the app.
      { path: `${away}${ios}/PrivacyInfo.xcprivacy`, buildPhase: "resources" },
    ]);
    const paths = [...ours.map(({ path }) => path), ...project.fileGroups];
    const lacking = paths.filter((path) => !existsSync(join(root, path.slice(away.length))));
    expect(lacking).toEqual([]);
  });

  test("the project is the CLI's own, with our changes", () => {
    const stock = text(`${ios}/project.yml`)
      .replace(`[${away}src-tauri/src]`, "[{{join file-groups}}]")
      .replace(`${away}${ios}/Assets`, "Assets")
      .replace(`${away}${ios}/LaunchScreen`, "LaunchScreen")
      .replace(/ +- path: \S+PrivacyInfo\.xcprivacy\n +buildPhase: resources\n/, "");
    const page = text("docs/phones.md");
    const { version } = JSON.parse(text("node_modules/@tauri-apps/cli/package.json")) as {
      version: string;
    };
    expect(page, "the template was compared with this CLI's").toContain(`the CLI ${version}`);
    expect(page).toContain(createHash("sha256").update(stock).digest("hex"));
  });

  test("the launch screen is the one with the cloth", () => {
    expect(target.info.properties.UILaunchStoryboardName).toBe("LaunchScreen");
    expect(text(`${ios}/LaunchScreen.storyboard`)).toContain(
      '<color key="backgroundColor" name="Cloth"/>',
    );
  });

  test("the phone may be turned, and nothing is asked about encryption", () => {
    const info = read("plist", text(`${ios}/Info.plist`)) as Record<string, unknown>;
    const [upright, ...sideways] = ["Portrait", "LandscapeLeft", "LandscapeRight"].map(
      (way) => `UIInterfaceOrientation${way}`,
    );
    expect(info).toMatchObject({
      CFBundleDisplayName: "Boulanger",
      ITSAppUsesNonExemptEncryption: false,
      UISupportedInterfaceOrientations: [upright, ...sideways],
      "UISupportedInterfaceOrientations~ipad": [
        upright,
        "UIInterfaceOrientationPortraitUpsideDown",
        ...sideways,
      ],
    });
  });

  test("the privacy manifest gives reasons that Apple knows, and tells of nothing else", () => {
    const { NSPrivacyAccessedAPITypes: used, ...rest } = read(
      "plist",
      text(`${ios}/PrivacyInfo.xcprivacy`),
    ) as {
      NSPrivacyAccessedAPITypes: {
        NSPrivacyAccessedAPIType: string;
        NSPrivacyAccessedAPITypeReasons: string[];
      }[];
    };
    expect(rest).toEqual({
      NSPrivacyTracking: false,
      NSPrivacyTrackingDomains: [],
      NSPrivacyCollectedDataTypes: [],
    });
    expect(used).toHaveLength(Object.keys(reasons).length);
    for (const { NSPrivacyAccessedAPIType: kind, NSPrivacyAccessedAPITypeReasons: why } of used) {
      const known = reasons[kind.replace("NSPrivacyAccessedAPICategory", "")] ?? [];
      expect(why.length).toBeGreaterThan(0);
      expect(why.filter((reason) => !known.includes(reason))).toEqual([]);
    }
  });

  test("the icons are complete, of the right size, and opaque", () => {
    const folder = `${ios}/Assets.xcassets/AppIcon.appiconset`;
    const { images } = JSON.parse(text(`${folder}/Contents.json`)) as {
      images: { size: string; scale: string; filename: string }[];
    };
    expect(images.length).toBeGreaterThan(10);
    const wrong = images.filter(({ size, scale, filename }) => {
      const { width, height, data } = PNG.sync.read(readFileSync(join(root, folder, filename)));
      const side = parseFloat(size) * parseFloat(scale);
      const opaque = data.every((value, at) => at % 4 !== 3 || value === 255);
      return width !== side || height !== side || !opaque;
    });
    expect(wrong).toEqual([]);
  });

  test("the oldest system is the page's oldest engine", () => {
    const { bundle } = JSON.parse(text("tauri.conf.json")) as {
      bundle: { iOS: { minimumSystemVersion: string } };
    };
    const { minimumSystemVersion } = bundle.iOS;
    expect(text("ui/vite.config.ts")).toContain(`"safari${minimumSystemVersion}"`);
  });
});
