/** The board component: createBoard() and the types around it. */

import "./board.css";
import "./frame.css";
import "./premove.css";
import "./tools.css";

export { createBoard } from "./board";
export type { Board, BoardEvents, BoardOptions, BoardView, Words } from "./view";
