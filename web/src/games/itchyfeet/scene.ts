/** What the board of Itchy Feet is given: its scene, as the server's own types say, and the means of the frame around it. */

import type { BoardProps } from "../boards.ts";

export type { GameEvent, Question } from "../../net/protocol.ts";
export type { Held, Land, Lesson, Moment, Scene, Slot, Terms, Traveller, Trip, Wanted } from "./schema.ts";
export type Format = BoardProps["t"];
export type Act = BoardProps["act"];
