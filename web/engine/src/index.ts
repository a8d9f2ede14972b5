/** Skep's engine for web pages: games, legal moves, notation, search, levels and UHP. */

export {
  Core,
  type CoreSource,
  compileCore,
  defaultCore,
  webAssemblySupport,
} from "./core.ts";
export { GAME_TYPES, LEVELS, PIECES, PRESETS, type RulesName, VERSION } from "./data.ts";
export { type AnalyseOptions, Engine, type EngineOptions } from "./engine.ts";
export { EngineError, type EngineErrorCode } from "./errors.ts";
export { Game, type GameData, type GameOptions, type Outcome, type Start } from "./game.ts";
export { defaultNetwork, loadNetwork, type NetworkSource, readNetwork } from "./network.ts";
export { formatMove, parseMove, type Stacks } from "./notation.ts";
export type { Action, GameType, Hex, Move, PieceName, PlacedPiece } from "./pieces.ts";
export {
  type Analysis,
  chance,
  DEFAULT_MEGABYTES,
  FULL_LEVEL,
  type Handicap,
  type Limit,
  type Line,
  levelRequest,
  type SearchCalls,
  Searcher,
  type SearchRequest,
  winIn,
} from "./search.ts";
export { UhpSession } from "./uhp.ts";
