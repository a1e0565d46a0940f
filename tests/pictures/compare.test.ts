// The comparison itself: what it lets through, what it fails, and by whom.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, describe, expect, test, vi } from "vitest";
import { fault, unlike } from "./compare";
import { isListed, relisted, type Versions } from "./versions";

type Spot = { x: number; y: number; w: number; h: number };

/** A bare cloth, with spots of ink on it. */
function cloth(spots: Spot[], [width, height] = [1280, 800]): Buffer {
  const picture = new PNG({ width, height });
  const draw = ({ x, y, w, h }: Spot, [r, g, b]: [number, number, number]) => {
    for (let row = y; row < y + h; row += 1) {
      for (let column = x; column < x + w; column += 1) {
        picture.data.set([r, g, b, 255], 4 * (row * width + column));
      }
    }
  };
  draw({ x: 0, y: 0, w: width, h: height }, [223, 203, 166]);
  for (const spot of spots) draw(spot, [42, 29, 22]);
  return PNG.sync.write(picture);
}

const bare = cloth([]);
/** As large as what is left of a suit in the smallest index when another stands there. */
const suit = { x: 90, y: 90, w: 6, h: 6 };

describe("a picture", () => {
  test("is as its reference where no more than a speck differs", () => {
    expect(unlike(bare, bare)).toBeNull();
    expect(unlike(cloth([{ x: 90, y: 90, w: 3, h: 3 }]), bare)).toBeNull();
  });

  test.each([
    ["in the midst of a square", 16 + 64, 16 + 64],
    ["on the border of two squares", 93, 80],
    ["where four meet", 93, 93],
  ])("is not, where a suit differs, %s", (_, x, y) => {
    expect(unlike(cloth([{ ...suit, x, y }]), bare)?.told).toContain("36 of them near");
  });

  test("is not, where little differs in many places", () => {
    const specks = Array.from({ length: 400 }, (_, i) => ({
      x: (i % 25) * 48,
      y: Math.floor(i / 25) * 48,
      w: 2,
      h: 2,
    }));
    expect(unlike(cloth(specks), bare)?.told).toContain("0.16 %");
  });

  test("is not, where its size is another", () => {
    expect(unlike(cloth([], [1280, 801]), bare)?.told).toBe("is 1280 by 801, not 1280 by 800");
  });
});

describe("a fault", () => {
  const folder = mkdtempSync(join(tmpdir(), "boulanger-pictures-"));
  const file = join(folder, "bare.png");
  writeFileSync(file, bare);
  afterAll(() => rmSync(folder, { recursive: true }));
  const artist = { engine: "chromium", version: "1", fonts: "Some Sans 1" } as const;

  test("fails by a browser that is listed", () => {
    expect(fault(cloth([suit]), file, artist, true)).toContain("36 of them near");
    expect(fault(bare, file, artist, true)).toBeNull();
  });

  test("is told and fails nothing by another", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(fault(cloth([suit]), file, artist, false)).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("36 of them near"));
    warn.mockRestore();
  });
});

describe("who is listed", () => {
  const versions: Versions = {
    chromium: { version: "1", fonts: "Some Sans 1" },
    webkitgtk: { version: "2", fonts: "Some Sans 2" },
  };
  const artist = { engine: "chromium", ...versions.chromium } as const;

  test("is who has version and fonts of the engine's own pictures", () => {
    expect(isListed(artist, versions)).toBe(true);
    expect(isListed({ ...artist, version: "2" }, versions)).toBe(false);
    expect(isListed({ ...artist, fonts: "Some Sans 2" }, versions)).toBe(false);
  });

  test("changes for one engine and not for the other", () => {
    const now = relisted({ ...artist, version: "3", fonts: "Some Sans 3" }, versions);
    expect(now.chromium).toEqual({ version: "3", fonts: "Some Sans 3" });
    expect(now.webkitgtk).toEqual(versions.webkitgtk);
  });
});
