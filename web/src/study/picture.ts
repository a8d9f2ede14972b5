/** A picture of a position: the board's own tiles, with their look written into the SVG. */

import { frameAround, tilesOf } from "../board/picture";
import { element } from "../board/svg";
import type { Position } from "../board/types";

const LEAST = { width: 160, height: 160 }; // for an empty table
const PIXELS = 2; // per unit of the drawing: sharp on every screen
/** Styles that a picture needs inline, because it has no stylesheet. */
const LOOK = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-dasharray", "opacity"],
];

/** The hive as an SVG that looks the same everywhere, in the colors of this page. */
export function drawPosition({ pieces }: Position): SVGSVGElement {
  const viewBox = frameAround(pieces, [], LEAST);
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const ground = getComputedStyle(document.body).backgroundColor;
  const drawn = element("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox, width, height }, [
    element("rect", { x, y, width, height, fill: ground }),
    ...tilesOf(pieces),
  ]);
  writeLook(drawn);
  return drawn;
}

/** Writes the styles that the page's stylesheet gives a drawing into the drawing itself. */
function writeLook(drawn: SVGSVGElement): void {
  const holder = document.createElement("div");
  holder.className = "unseen";
  holder.append(drawn);
  document.body.append(holder);
  for (const shape of drawn.querySelectorAll("path, circle, ellipse, rect")) {
    const style = getComputedStyle(shape);
    for (const name of LOOK) shape.setAttribute(name, style.getPropertyValue(name));
  }
  holder.remove();
  for (const made of drawn.querySelectorAll("[class]")) made.removeAttribute("class");
}

export async function toPng(drawn: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(drawn);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = PIXELS * image.naturalWidth;
  canvas.height = PIXELS * image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
