// The program's icons: every size that a system asks for, each a picture of that size.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { root } from "../drive/cargo";
import { all, files, text } from "./repository";

const bytes = (path: string) => readFileSync(join(root, path));
const res = "gen/android/app/src/main/res";
const listed = (JSON.parse(text("tauri.conf.json")) as { bundle: { icon: string[] } }).bundle.icon;

/** How wide and high a PNG is. */
const sizeOf = (picture: Buffer): string => {
  const { width, height } = PNG.sync.read(picture);
  return `${width} by ${height}`;
};

describe("the program's icons", () => {
  test("are there: for Windows, for macOS, and PNGs as large as their names say", () => {
    expect(listed.map((path) => basename(path))).toEqual([
      "32x32.png",
      "128x128.png",
      "256x256.png",
      "icon.png",
      "icon.icns",
      "icon.ico",
    ]);
    for (const path of files(/^src-tauri\/icons\/(Square)?\d+x\d+(Logo)?\.png$/)) {
      const [, side = ""] = /(\d+)x\d+/.exec(basename(path)) ?? [];
      expect(sizeOf(bytes(path)), `in ${path}`).toBe(`${side} by ${side}`);
    }
    expect(sizeOf(bytes("src-tauri/icons/icon.png"))).toBe("512 by 512");
  });

  test("have each size that Windows shows", () => {
    const ico = bytes("src-tauri/icons/icon.ico");
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)], "an icon").toEqual([0, 1]);
    const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
      const entry = 6 + 16 * i;
      // A byte has no 256.
      const side = ico.readUInt8(entry) || 256;
      const [length, start] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      expect(sizeOf(ico.subarray(start, start + length))).toBe(`${side} by ${side}`);
      return side;
    });
    expect(sides.toSorted((a, b) => a - b)).toEqual([16, 24, 32, 48, 64, 256]);
  });

  test("have each size that macOS shows, for screens of one and of two pixels", () => {
    const icns = bytes("src-tauri/icons/icon.icns");
    expect(icns.toString("latin1", 0, 4)).toBe("icns");
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    const found = new Map<string, Buffer>();
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
      const end = at + icns.readUInt32BE(at + 4);
      found.set(icns.toString("latin1", at, at + 4), icns.subarray(at + 8, end));
    }
    const sides = {
      ic11: 32,
      ic12: 64,
      ic07: 128,
      ic13: 256,
      ic08: 256,
      ic14: 512,
      ic09: 512,
      ic10: 1024,
    };
    for (const [kind, side] of Object.entries(sides)) {
      const picture = found.get(kind);
      expect(picture && sizeOf(picture), `for ${kind}`).toBe(`${side} by ${side}`);
    }
    // The two least have kinds of their own, with colours and transparency apart.
    for (const kind of ["is32", "s8mk", "il32", "l8mk"]) expect([...found.keys()]).toContain(kind);
  });

  test("have Android's three layers, each as large as Android wants it", () => {
    expect(text("gen/android/app/src/main/AndroidManifest.xml")).toContain(
      'android:icon="@mipmap/ic_launcher"',
    );
    const icon = text(`${res}/mipmap-anydpi/ic_launcher.xml`);
    const layers = all(
      icon,
      /<(?:background|foreground|monochrome) android:drawable="@drawable\/(\w+)"/g,
    );
    expect(layers).toHaveLength(3);
    for (const layer of layers) {
      const drawable = text(`${res}/drawable/${layer}.xml`);
      expect(drawable, `layer ${layer}`).toContain('android:width="108dp"');
      expect(drawable, `layer ${layer}`).toContain('android:height="108dp"');
    }
  });

  test("have their drawings, square ones", () => {
    const drawings = files(/^src-tauri\/icons\/source\/.*\.svg$/);
    expect(drawings.map((path) => basename(path))).toEqual([
      "icon-background.svg",
      "icon-foreground.svg",
      "icon.svg",
    ]);
    for (const path of drawings) {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text(path)) ?? [];
      expect(width, `in ${path}`).toBeDefined();
      expect(height, `in ${path}`).toBe(width);
    }
  });
});
