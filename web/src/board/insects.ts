/** The eight insects, drawn from above in a box of 100 by 100, heads up.
 *
 * Every insect is its own mirror image: limbs and wings are those of the left side, and are
 * drawn a second time mirrored. An insect has one ink; its details are cut out in the color
 * of the tile. Limbs are a little stouter than in print, to hold at 36 pixels.
 */

import type { Insect } from "./pieces";
import { element, path } from "./svg";

interface Silhouette {
  /** Filled. */
  body: string;
  /** Stroked, on the left side. */
  limbs: string;
  limbWidth: number;
  /** Stroked in the color of the tile. */
  details: string;
  detailWidth: number;
  /** Stroked with a heavier line, on the left side. */
  thighs?: string;
  /** Filled faintly, on the left side. */
  wings?: string;
  /** Filled with the color of the tile. */
  spots?: string;
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

const SILHOUETTES: Readonly<Record<Insect, Silhouette>> = {
  Q: {
    body:
      "M39 15L37 3L44.5 9L50 1L55.5 9L63 3L61 15Z" + // a crown
      ellipse(50, 25, 10, 9) +
      ellipse(50, 42, 12.5, 11.5) +
      "M35 60C35 52 43 50.5 50 50.5S65 52 65 60C65 76 55 89 50 96C45 89 35 76 35 60Z",
    wings: "M43 41C30 25 7 20 2 33C-1 45 20 53 43 45ZM43 46C28 46 8 54 9 67C11 78 32 67 44 50Z",
    limbs: "M43 21C37 18 33 20 29 15M41 34L31 26M37 62L26 74L28 84",
    limbWidth: 3.8,
    details: "M36 62Q50 68 64 62M38 72Q50 78 62 72M43 82Q50 86 57 82",
    detailWidth: 4.2,
  },
  S: {
    body:
      ellipse(50, 41, 11.5, 12) +
      ellipse(50, 67, 16.5, 19) +
      "M44 31L43.5 24L48.5 29ZM56 31L56.5 24L51.5 29Z",
    limbs: "M43 36L29 24L30 6M40 40L18 32L7 14M40 45L17 51L4 70M43 50L25 66L20 92",
    limbWidth: 4.8,
    details: "M42 59L50 65L58 59M42 67.5L50 73.5L58 67.5M44 76L50 81L56 76",
    detailWidth: 3.2,
  },
  B: {
    body:
      ellipse(50, 24, 9.5, 8.5) +
      "M32 42C31 33 38 29 50 29S69 33 68 42C62 45.5 38 45.5 32 42Z" +
      "M28 46C38 50 62 50 72 46C78 66 71 96 50 96S22 66 28 46Z",
    limbs:
      "M45 19C32 18 29 6 40 1M37 10L42 12M34 40L19 31L16 18M28 58L11 57L5 67M30 76L16 83L16 96",
    limbWidth: 5.2,
    details: "M50 50V94M39 56C36 66 36.5 76 40 85M61 56C64 66 63.5 76 60 85",
    detailWidth: 3,
  },
  G: {
    body:
      "M50 9C58 9 61 15 60 22C59 27 55 29 50 29S41 27 40 22C39 15 42 9 50 9Z" +
      "M39 31C45 28 55 28 61 31L60 46H40Z" +
      "M40 48H60C60 66 57 84 50 98C43 84 40 66 40 48Z",
    limbs: "M46 12C42 4 33 0 22 2M42 33L28 28L26 15M42 41L28 38L18 26M10 40L21 66L14 93L7 96",
    limbWidth: 4.4,
    thighs: "M43 60L10 40",
    details: "M50 50V86M39 24.5H61",
    detailWidth: 2.8,
  },
  A: {
    body:
      "M50 11C60 7 66 15 63 23C61 30 56 33 50 33S39 30 37 23C34 15 40 7 50 11Z" +
      ellipse(50, 44, 7, 11) +
      ellipse(50, 58, 4.5, 4) +
      "M50 61C61 61 66 69 66 77C66 89 59 98 50 98S34 89 34 77C34 69 39 61 50 61Z",
    limbs:
      "M41 15L30 12L21 1M47 11C45 7 45 5 47 2M46 38L28 32L16 17M45 44L24 46L7 38M45 49L27 62L16 89",
    limbWidth: 4.4,
    details: "M37 75Q50 80 63 75M38 85Q50 90 62 85",
    detailWidth: 3.2,
  },
  M: {
    body:
      "M48.3 18L50 0L51.7 18Z" +
      ellipse(50, 22.5, 7.5, 7) +
      ellipse(50, 37.5, 10, 11) +
      "M42.5 49C45 46 55 46 57.5 49C59 66 56 85 50 98C44 85 41 66 42.5 49Z",
    wings: "M45 39C30 40 6 58 6 77C7 91 33 76 45 46Z",
    limbs:
      "M47.5 17C44 12 41 11 36 5M43 33L30 22L32 3M42 37L20 33L4 44L2 59M43 43L26 60L24 78L16 96",
    limbWidth: 3.5,
    details: "M42 57Q50 60.5 58 57M43 67Q50 70.5 57 67M45 77Q50 80 55 77",
    detailWidth: 3.2,
  },
  L: {
    body:
      "M34 27C34 15 42 10 50 10S66 15 66 27Z" +
      "M50 26C72 26 83 41 83 59C83 80 69 96 50 96S17 80 17 59C17 41 28 26 50 26Z",
    limbs: "M44 13C42 8 39 5 33 5M24 40L12 32M18 60L4 60M24 78L13 87",
    limbWidth: 4.8,
    details: "M50 27V96M33 28.5Q50 22 67 28.5",
    detailWidth: 3.2,
    spots:
      ellipse(37, 43, 5.5, 5.5) +
      ellipse(63, 43, 5.5, 5.5) +
      ellipse(29.5, 60, 6, 6) +
      ellipse(70.5, 60, 6, 6) +
      ellipse(39, 76, 5.5, 5.5) +
      ellipse(61, 76, 5.5, 5.5),
  },
  P: {
    body:
      "M50 8C60 8 66 14 68 22H32C34 14 40 8 50 8Z" +
      "M32 22H68C77 34 79 50 77 64C74 83 62 95 50 95S26 83 23 64C21 50 23 34 32 22Z",
    limbs:
      "M42 12C37 3 29 4 23 8M46 93L43 99M28 30L16 25M25 40L11 37M24 51L10 51M25 62L11 65M28 73L15 80M34 83L23 92",
    limbWidth: 4.2,
    details:
      "M31 24Q50 17 69 24M27 35.5Q50 28 73 35.5M25 47.5Q50 40 75 47.5" +
      "M25 59.5Q50 52 75 59.5M27.5 71.5Q50 64 72.5 71.5M34 83Q50 76.5 66 83",
    detailWidth: 3.2,
  },
};

/** An insect around the origin; its ink and paper are those of the tile's class. */
export function insectDrawing(insect: Insect, scale: number): SVGGElement {
  const shape = SILHOUETTES[insect];
  const drawing = element("g", {
    class: "board-insect",
    transform: `scale(${scale}) translate(-50 -50)`,
  });
  const mirrored = element("g", { transform: "matrix(-1 0 0 1 100 0)" });
  for (const side of [drawing, mirrored]) {
    if (shape.wings) side.append(path("board-wing", shape.wings));
    side.append(stroked("board-limb", shape.limbs, shape.limbWidth));
    if (shape.thighs) side.append(stroked("board-limb", shape.thighs, 2 * shape.limbWidth));
  }
  drawing.append(
    mirrored,
    path("board-body", shape.body),
    stroked("board-detail", shape.details, shape.detailWidth),
  );
  if (shape.spots) drawing.append(path("board-spot", shape.spots));
  return drawing;
}

function stroked(name: string, d: string, width: number): SVGPathElement {
  const line = path(name, d);
  line.setAttribute("stroke-width", String(width));
  return line;
}
