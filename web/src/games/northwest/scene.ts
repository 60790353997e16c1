/** What the board of Northwest Passage is given: its scene, as the server's own types say, and the means of the frame. */

import type { BoardProps } from "../boards.ts";

export type { GameEvent, Question } from "../../net/protocol.ts";
export type { Crew, Diagram, LaidPiece, Lesson, MapHex, Option, Scene, Stock } from "./schema.ts";
export type Format = BoardProps["t"];
export type Act = BoardProps["act"];
export type Colour = "red" | "yellow" | "green" | "blue";
export type Terrain = "W" | "L" | "S" | "I";
export type Kind = "I4" | "L4" | "J4" | "Z4" | "T3" | "I3" | "V3" | "I2" | "M1" | "R1";
export const KINDS: readonly Kind[] = ["M1", "I2", "I3", "V3", "T3", "I4", "L4", "J4", "Z4", "R1"];
