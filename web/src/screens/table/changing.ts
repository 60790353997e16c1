import type { Table, TableWish } from "../../net/protocol.ts";

/** A request about a table, made of the table as it is when its turn comes. */
export type Ask = (now: Table) => Promise<Table>;

/** Changes a table; what is wished may depend on how the table is when the turn of the wish comes. */
export type Change = (wish: (now: Table) => Partial<Omit<TableWish, "game">>) => void;
