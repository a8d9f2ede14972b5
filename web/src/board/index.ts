/** The board component: createBoard() and the types around it. */

import "./board.css";

export { createBoard } from "./board";
export type { Board, BoardEvents, BoardOptions, BoardView, Words } from "./view";
