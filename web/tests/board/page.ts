/** A board on the page for each test of a file, with a clock that the test controls. */

import { afterEach, beforeEach, vi } from "vitest";
import { type Board, type BoardEvents, createBoard, type Words } from "../../src/board";

export interface Page {
  host: HTMLElement;
  board: Board;
}

export function setUpBoard(events: BoardEvents, words: Words): Page {
  const page = {} as Page;
  beforeEach(() => {
    vi.useFakeTimers();
    page.host = document.createElement("div");
    document.body.append(page.host);
    page.board = createBoard(page.host, events, words, { reducedMotion: true });
  });
  afterEach(() => {
    page.board.destroy();
    page.host.remove();
    vi.clearAllMocks();
    vi.useRealTimers();
  });
  return page;
}
