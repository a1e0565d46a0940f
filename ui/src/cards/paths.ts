/*
 * Drawing with path data: an absolute `M`, then relative commands only, so that an outline can be
 * moved and scaled with plain arithmetic.
 */

const ARITY: Record<string, number> = { l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** Whether the argument at this index of a command goes along x or y, or is neither (arc flags). */
const axis = (command: string, index: number): "x" | "y" | null => {
  if (command === "h") return "x";
  if (command === "v") return "y";
  if (command !== "a") return index % 2 ? "y" : "x";
  if (index === 0 || index === 5) return "x";
  return index === 1 || index === 6 ? "y" : null;
};

const numbers = (text: string): number[] =>
  (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** Numbers to two places, a space between them only where no minus parts them. */
const written = (values: readonly number[]): string => {
  let text = "";
  for (const value of values) {
    const rounded = String(Math.round(value * 100) / 100);
    text += text && !rounded.startsWith("-") ? ` ${rounded}` : rounded;
  }
  return text;
};

/** A part of an outline: where it begins, and how it goes on from there. */
type Part = { x: number; y: number; rest: string };

const scaled = (outline: string, kx: number, ky: number): Part[] =>
  outline
    .split("M")
    .slice(1)
    .map((part) => {
      const [, start = "", lines = ""] = /^([^A-Za-z]*)(.*)$/.exec(part) ?? [];
      const [x = 0, y = 0] = numbers(start);
      const rest = lines.replaceAll(
        /([lhvcsqaz])([^A-Za-z]*)/g,
        (_, command: string, values: string) => {
          const arity = ARITY[command] ?? 1;
          return (
            command +
            written(
              numbers(values).map((value, i) => {
                const along = axis(command, i % arity);
                return along ? value * (along === "x" ? kx : ky) : value;
              }),
            )
          );
        },
      );
      return { x: x * kx, y: y * ky, rest };
    });

/** Every suit and every figure is drawn many times at the same size: it is reckoned once. */
const known = new Map<string, Part[]>();

/** The outline moved to (x, y) and scaled by kx across and ky down. */
export const place = (outline: string, x: number, y: number, kx: number, ky = kx): string => {
  const key = `${kx} ${ky} ${outline}`;
  const parts = known.get(key) ?? scaled(outline, kx, ky);
  known.set(key, parts);
  return parts.map((part) => `M${written([part.x + x, part.y + y])}${part.rest}`).join("");
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A disc around (x, y). */
export const disc = (x: number, y: number, r: number): string =>
  `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A grain: an ellipse around (x, y), turned by so many degrees. */
export const grain = (x: number, y: number, rx: number, ry: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const dx = tenth(rx * Math.cos(turn));
  const dy = tenth(rx * Math.sin(turn));
  const arc = `a${tenth(rx)} ${tenth(ry)} ${degrees} 1 1`;
  return `M${tenth(x - dx)} ${tenth(y - dy)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}z`;
};

/** An ear of wheat: its foot at (x, y), leaning from upright, `pairs` of grains above a bare stem. */
export const ear = (
  x: number,
  y: number,
  degrees: number,
  pairs: number,
  size: number,
  stem: number,
): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const along = (s: number) => [x + ux * s, y + uy * s] as const;
  const half = size * 0.16;
  const [tipX, tipY] = along(stem + pairs * size);
  const line = (dx: number, dy: number) => `l${tenth(dx)} ${tenth(dy)}`;
  let d = `M${tenth(x + uy * half)} ${tenth(y - ux * half)}${line(tipX - x, tipY - y)}`;
  d += `${line(-2 * uy * half, 2 * ux * half)}${line(x - tipX, y - tipY)}z`;
  for (let i = 0; i < pairs; i++) {
    const [cx, cy] = along(stem + i * size);
    for (const side of [-1, 1]) {
      const off = side * size * 0.52;
      const lean = Math.round(degrees - 90 + side * 32);
      d += grain(cx - uy * off, cy + ux * off, size * 0.72, size * 0.36, lean);
    }
  }
  const [topX, topY] = along(stem + (pairs + 0.1) * size);
  return d + grain(topX, topY, size * 0.74, size * 0.36, degrees - 90);
};
