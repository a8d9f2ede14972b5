import { describe, expect, it } from "vitest";
import { GameWords } from "../../src/board/gameWords";
import type { Color, LastMove, PlacedPiece, Position } from "../../src/board/types";
import { type Arguments, loadCatalog } from "../../src/i18n/catalogs";
import type { Language } from "../../src/net/types";
import { aPosition } from "../net/fakes";

async function words(language: Language, you: Color | null): Promise<GameWords> {
  const catalog = await loadCatalog(language);
  return new GameWords((id, args) => catalog.say(`web-${id}`, args), you);
}

/** White's queen, Black's queen to her right and Black's ant at the right end. */
const PIECES: PlacedPiece[] = [
  { piece: "wQ", at: [0, 0], level: 0 },
  { piece: "bQ", at: [1, 0], level: 0 },
  { piece: "bA1", at: [2, 0], level: 0 },
];

function played(move: Partial<LastMove>, pieces = PIECES): [LastMove, Position] {
  const last = { piece: null, from: null, to: null, thrown_by: null, ...move };
  return [last, { ...aPosition(4), pieces, last }];
}

describe("a move in words", () => {
  const toTheQueen = played({ piece: "bA1", from: [2, 0], to: [-1, 0] }, [
    ...PIECES.slice(0, 2),
    { piece: "bA1", at: [-1, 0], level: 0 },
  ]);

  it.each<[Language, string]>([
    ["en", "Black moves ant 1 to the left of your queen."],
    ["de", "Schwarz bewegt die Ameise 1 links neben deine Königin."],
    ["nl", "Zwart zet mier 1 links van jouw koningin."],
    ["ru", "Чёрные передвигают муравья 1 на клетку слева от вашей королевы."],
  ])("in %s", async (language, sentence) => {
    expect((await words(language, "white")).describeMove(...toTheQueen)).toBe(sentence);
  });

  it("names the color for a spectator", async () => {
    expect((await words("en", null)).describeMove(...toTheQueen)).toBe(
      "Black moves ant 1 to the left of White's queen.",
    );
  });

  it.each<[Language, string]>([
    ["de", "Schwarz bewegt den Käfer 1 auf deine Königin."],
    ["nl", "Zwart zet kever 1 boven op jouw koningin."],
    ["ru", "Чёрные передвигают жука 1 на вашу королеву."],
  ])("describes climbing in %s", async (language, sentence) => {
    const climbed = played({ piece: "bB1", from: [3, 0], to: [0, 0] }, [
      ...PIECES,
      { piece: "bB1", at: [0, 0], level: 1 },
    ]);
    expect((await words(language, "white")).describeMove(...climbed)).toBe(sentence);
  });

  it.each<[Language, string]>([
    ["nl", "Zwart zet het lieveheersbeestje rechts van de zwarte koningin."],
    ["ru", "Чёрные передвигают божью коровку на клетку справа от чёрной королевы."],
  ])("gives a piece without a number its gender in %s", async (language, sentence) => {
    const moved = played({ piece: "bL", from: [0, 1], to: [2, 0] }, [
      ...PIECES.slice(1, 2),
      { piece: "bL", at: [2, 0], level: 0 },
    ]);
    expect((await words(language, "white")).describeMove(...moved)).toBe(sentence);
  });

  it("calls a pinned piece a piece in Russian, whatever the gender of its insect", async () => {
    expect((await words("ru", "white")).say("board-pinned")).toBe("Фишка связана");
  });

  it("says who was thrown", async () => {
    const thrown = played({ piece: "wQ", from: [0, 1], to: [0, 0], thrown_by: "bP" });
    expect((await words("en", "white")).describeMove(...thrown)).toBe(
      "Black throws your queen to the left of Black's queen with the pillbug.",
    );
  });

  it("describes the first piece and a pass", async () => {
    const first = played({ piece: "bG1", to: [0, 0] }, [{ piece: "bG1", at: [0, 0], level: 0 }]);
    const english = await words("en", "white");
    expect(english.describeMove(...first)).toBe(
      "Black places grasshopper 1 in the middle of the table.",
    );
    expect(english.describeMove(...played({}))).toBe("Black passes.");
  });
});

describe("a hint in words", () => {
  const position = played({}, [...PIECES, { piece: "wB1", at: [0, 1], level: 0 }])[1];

  it.each<[Language, string, string]>([
    [
      "en",
      "A good move: white beetle 1 to the lower left of Black's queen.",
      "A good move: white beetle 1 onto Black's queen.",
    ],
    [
      "de",
      "Ein guter Zug: weißer Käfer 1 links unten neben die schwarze Königin.",
      "Ein guter Zug: weißer Käfer 1 auf die schwarze Königin.",
    ],
    [
      "nl",
      "Goede zet: witte kever 1 linksonder de zwarte koningin.",
      "Goede zet: witte kever 1 boven op de zwarte koningin.",
    ],
    [
      "ru",
      "Хороший ход: белый жук 1 — на клетку слева снизу от чёрной королевы.",
      "Хороший ход: белый жук 1 — на чёрную королеву.",
    ],
  ])("says in %s where the piece goes", async (language, beside, onto) => {
    const spoken = await words(language, null);
    expect(spoken.describeHint("wB1", [0, 1], position)).toBe(beside);
    expect(spoken.describeHint("wB1", [1, 0], position)).toBe(onto);
  });
});

describe("a cell in words", () => {
  it("is its piece, its stack or its neighbors", async () => {
    const english = await words("en", "white");
    const position = played({}, [...PIECES, { piece: "wB1", at: [2, 0], level: 1 }])[1];
    expect(english.describeCell([0, 0], position)).toBe("white queen");
    expect(english.describeCell([2, 0], position)).toBe("white beetle 1, on top of a stack of 2");
    expect(english.describeCell([0, 1], position)).toBe(
      "lower right of your queen, lower left of Black's queen",
    );
  });
});

describe("an empty cell", () => {
  const position = { ...aPosition(4), pieces: PIECES };
  const far = async (language: Language) =>
    (await words(language, "white")).describeCell([3, 1], position);

  it.each<[Language, string]>([
    ["en", "empty, 2 cells to the lower right of Black's ant 1"],
    ["de", "leer, 2 Felder rechts unten von der schwarzen Ameise 1"],
  ])("away from the hive is described by the nearest piece, in %s", async (language, text) => {
    expect(await far(language)).toBe(text);
  });

  it("of an empty table is its middle", async () => {
    const empty = { ...position, pieces: [] };
    expect((await words("en", null)).describeCell([0, 0], empty)).toBe(
      "in the middle of the table",
    );
  });
});

it("in a turned hive, left and right are as shown on the screen", async () => {
  const catalog = await loadCatalog("en");
  const say = (id: string, args?: Arguments) => catalog.say(`web-${id}`, args);
  const position = { ...aPosition(4), pieces: PIECES };
  const texts = [0, 1, -1].map((turn) =>
    new GameWords(say, "white", turn).describeCell([-1, 0], position),
  );
  expect(texts).toEqual([
    "left of your queen",
    "upper left of your queen",
    "lower left of your queen",
  ]);
});
