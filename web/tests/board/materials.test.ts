import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TABLES, TILES } from "../../src/settings/settings";

const GRAPHICS = 3; // to one: what WCAG asks of everything but text
const THEMES = ["light", "dark", "contrast"] as const;
const INSECTS = [
  "queen-bee",
  "spider",
  "beetle",
  "grasshopper",
  "ant",
  "mosquito",
  "ladybug",
  "pillbug",
];
const MARKS = ["target", "last", "select", "hint", "thrower", "refused", "gate", "queen"];

const css = ["materials", "colors"]
  .map((name) => readFileSync(`src/board/${name}.css`, "utf8"))
  .join("")
  .replace(/\/\*.*?\*\//gs, "");

/** The colors in force: all rules are equally specific, so that later ones win. */
function colors(root: Record<string, string>): (name: string) => string {
  const found = new Map<string, string>();
  for (const [, selector = "", body = ""] of css.matchAll(/:where\(([^)]*)\) \{(.*?)\}/gs)) {
    const wanted = [...selector.matchAll(/\[data-(\w+)="(\w+)"\]/g)];
    if (!wanted.every(([, key = "", value]) => root[key] === value)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--board-([\w-]+): ([^;]+);/g))
      found.set(name, value);
  }
  return (name) => {
    const value = found.get(name);
    if (!value) throw new Error(`no color ${name}`);
    return value;
  };
}

type Rgb = readonly [number, number, number];

function rgb(color: string): Rgb {
  const hex = color.slice(1);
  const wide = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  if (!/^[0-9a-f]{6}$/.test(wide)) throw new Error(`${color} is not a plain color`);
  const part = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

function luminance(color: string): number {
  const linear = (c: number) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = rgb(color).map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const looks = THEMES.flatMap((theme) =>
  TABLES.flatMap((table) => TILES.map((tiles) => ({ theme, table, tiles }))),
);

it("measures as WCAG does", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#fff")).toBeCloseTo(4.48, 2);
});

describe.each(looks)("$tiles on $table in the $theme theme", (look) => {
  const color = colors(look);
  const table = color("table");

  it.each(["white", "black"])("%s tiles stand out from the table", (side) => {
    const rim = ["line", "edge", "side"].map((part) => contrast(color(`${side}-${part}`), table));
    expect(Math.max(...rim)).toBeGreaterThanOrEqual(GRAPHICS);
  });

  it("white and black tiles differ from each other", () => {
    expect(contrast(color("white-face"), color("black-face"))).toBeGreaterThanOrEqual(7);
  });

  it.each(["white", "black"])("insects stand out from %s tiles", (side) => {
    for (const insect of INSECTS) {
      const ratio = contrast(color(`${side}-${insect}`), color(`${side}-face`));
      expect(ratio, insect).toBeGreaterThanOrEqual(GRAPHICS);
    }
  });

  it("marks stand out from what lies under them", () => {
    for (const mark of MARKS)
      expect(contrast(color(mark), color("pad")), mark).toBeGreaterThanOrEqual(GRAPHICS);
    expect(contrast(color("focus"), table), "focus").toBeGreaterThanOrEqual(GRAPHICS);
  });
});
