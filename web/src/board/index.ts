/** The board component: createBoard() and the types around it. */

import "./tiles.css";
import "./hive.css";
import "./marks.css";
import "./frame.css";
import "./premove.css";
import "./tools.css";

export { createBoard } from "./board";
export type { Board, BoardEvents, BoardOptions, BoardView, Words } from "./view";
