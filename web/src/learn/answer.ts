/** What a learner answers: a move, destinations, one of the choices, or pieces. */

import type { Cell, PieceName } from "../board/types";

export type Answer =
  | { piece: PieceName; to: Cell }
  | { targets: Cell[] }
  | { choice: string }
  | { pieces: PieceName[] };
