import type { Sheet } from "../../net/protocol.ts";

/** What a part of the log that changes it is given. */
export interface CareerProps {
  readonly game: string;
  readonly attempt: (work: () => Promise<Sheet>) => void;
}
