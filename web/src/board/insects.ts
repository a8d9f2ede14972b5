/** The eight insects, drawn from above in a box of 100 by 100, heads up.
 *
 * Python draws the same paths: both read `insects.json`. Insects are symmetric: only the limbs and
 * wings of the left side are given, and drawn a second time mirrored. An insect has one color; its
 * details are cut out in the color of the tile.
 */

import silhouettes from "../../../src/skep/render/insects.json";
import type { Insect } from "./pieces";
import { element, path } from "./svg";

interface Silhouette {
  /** Filled. */
  body: string;
  /** Stroked, on the left side. */
  limbs: string;
  limb_width: number;
  /** Stroked in the color of the tile. */
  details: string;
  detail_width: number;
  /** Stroked with a heavier line, on the left side. */
  thighs?: string;
  /** Filled faintly, on the left side. */
  wings?: string;
  /** Filled with the color of the tile. */
  spots?: string;
}

const SILHOUETTES: Readonly<Record<Insect, Silhouette>> = silhouettes;

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
    side.append(stroked("board-limb", shape.limbs, shape.limb_width));
    if (shape.thighs) side.append(stroked("board-limb", shape.thighs, 2 * shape.limb_width));
  }
  drawing.append(
    mirrored,
    path("board-body", shape.body),
    stroked("board-detail", shape.details, shape.detail_width),
  );
  if (shape.spots) drawing.append(path("board-spot", shape.spots));
  return drawing;
}

function stroked(name: string, d: string, width: number): SVGPathElement {
  const line = path(name, d);
  line.setAttribute("stroke-width", String(width));
  return line;
}
