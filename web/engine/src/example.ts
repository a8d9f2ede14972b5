/** The script of example.html: a game against the computer, with moves to choose from a list. */

import { Core, Engine, EngineError, Game } from "./index.ts";

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const choice = element<HTMLSelectElement>("move");
const status = element("status");

async function main(): Promise<void> {
  const core = await Core.load();
  const engine = await Engine.start({ core: core.module });
  const game = new Game(core, "Base+MLP");

  const show = () => {
    choice.replaceChildren(...game.legalMoveStrings().map((move) => new Option(move)));
    const moves = game.gameString.split(";").slice(3);
    element("moves").replaceChildren(
      ...moves.map((move) => Object.assign(document.createElement("li"), { textContent: move })),
    );
    status.textContent = game.outcome ?? `${game.turn} to move`;
  };

  const isComputersTurn = () => game.outcome === null && game.turn === "black";

  element<HTMLFormElement>("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isComputersTurn() || choice.value === "") return;
    game.play(choice.value);
    show();
    while (isComputersTurn()) {
      game.play(await engine.choose(game, element<HTMLInputElement>("level").valueAsNumber));
      show();
    }
  });
  show();
}

main().catch((error) => {
  status.textContent = error instanceof EngineError ? error.message : String(error);
});
