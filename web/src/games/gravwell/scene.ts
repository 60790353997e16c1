/** What the board of Gravwell is given: its scene, as the server's own types say, and the means of the frame around it. */

import type { BoardProps } from "../boards.ts";

export type { GameEvent, Question } from "../../net/protocol.ts";
export type { DeckCard, Diagram, Forecast, Lesson, Move, Pile, Pull, Revealed, Scene, Ship } from "./schema.ts";
export type Format = BoardProps["t"];
export type Act = BoardProps["act"];
