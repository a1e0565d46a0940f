/*
 * Drawing with path data: an absolute `M`, then relative commands only, so that an outline can be
 * moved and scaled with plain arithmetic.
 */

const ARITY: Record<string, number> = { M: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** Whether the argument at this index of a command goes along x or y, or is neither (arc flags). */
const axis = (command: string, index: number): "x" | "y" | null => {
  if (command === "h") return "x";
  if (command === "v") return "y";
  if (command !== "a") return index % 2 ? "y" : "x";
  if (index === 0 || index === 5) return "x";
  return index === 1 || index === 6 ? "y" : null;
};

const hundredths = (value: number) => String(Math.round(value * 100) / 100);

/** The outline moved to (x, y) and scaled by kx across and ky down. */
export const place = (outline: string, x: number, y: number, kx: number, ky = kx): string => {
  let placed = "";
  for (const [, command = "", rest = ""] of outline.matchAll(/([Mlhvcsqaz])([^A-Za-z]*)/g)) {
    placed += command;
    const values = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    values.forEach((text, i) => {
      const along = axis(command, i % (ARITY[command] ?? 1));
      let value = Number(text);
      if (along) value *= along === "x" ? kx : ky;
      if (command === "M") value += along === "x" ? x : y;
      const written = hundredths(value);
      placed += i > 0 && !written.startsWith("-") ? ` ${written}` : written;
    });
  }
  return placed;
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
