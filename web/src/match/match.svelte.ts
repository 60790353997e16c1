import type { MissionTime } from "../games/boards.ts";
import { Live, type OpenSocket } from "../net/live.ts";
import type { Answer, Hinted, Incoming, Question, Refusal, Reply, Request, Viewer } from "../net/protocol.ts";
import { answered, NOTHING_KNOWN, receive, sideOf, type MatchState } from "./state.ts";

/** One table as a page lives with it: what is known, and what can be asked of the server. */
export class LiveMatch {
  state = $state.raw<MatchState>(NOTHING_KNOWN);
  connected = $state(false);
  /** Why the last request was refused; null after the next one. */
  refusal = $state.raw<Refusal | null>(null);
  /** How many seconds the server's clock is ahead of this one. */
  skew = $state(0);
  /** How many requests have no answer yet. */
  waiting = $state(0);
  #lists = $state.raw<Readonly<Record<number, readonly Answer[]>>>({});
  #advice = $state.raw<Hinted | null>(null);
  #measured = false;
  readonly #live: Live;

  constructor(open: OpenSocket) {
    this.#live = new Live(open, {
      receive: (message) => this.#receive(message),
      connected: (connected) => (this.connected = connected),
      skew: (seconds) => ((this.skew = seconds), (this.#measured = true)),
      version: () => this.state.version,
    });
  }

  /** The time of a timed phase; null where nothing is timed. */
  get time(): MissionTime | null {
    const timed = this.state.clocks?.mission;
    return timed ? { began: timed.began - this.skew, stopped: timed.stopped } : null;
  }

  side(viewer: Viewer) {
    return sideOf(this.state, viewer);
  }

  /** Returns the answers of a question, those asked for separately included; null while they are not here. */
  answers(question: Question): readonly Answer[] | null {
    return question.actions ?? this.#lists[question.id] ?? null;
  }

  async act(question: Question, action: string): Promise<Reply> {
    const version = this.state.version ?? 0;
    const reply = await this.ask({ type: "act", seat: question.seat, decision: question.id, action, version });
    if (reply.type === "accepted" && reply.version === this.state.version && reply.version === version)
      this.state = answered(this.state, question, action);
    return reply;
  }

  /** Answers questions of a kind in advance, or (null) wants to be asked again. */
  async preset(seat: number, kind: string, action: string | null): Promise<void> {
    await this.ask({ type: "preset", seat, kind, action });
  }

  /** Asks for the answers of a question that came without them. */
  async list(question: Question): Promise<void> {
    const reply = await this.ask({ type: "list", seat: question.seat, decision: question.id });
    if (reply.type === "listed") this.#lists = { ...this.#lists, [question.id]: reply.actions };
  }

  /** Asks what a bot would answer. */
  async hint(question: Question): Promise<void> {
    const reply = await this.ask({ type: "hint", seat: question.seat, decision: question.id });
    if (reply.type === "hinted") this.#advice = reply;
  }

  /** Returns what a bot would answer to this question, once it was asked. */
  advice(question: Question): Hinted | null {
    return this.#advice?.decision === question.id ? this.#advice : null;
  }

  async ask(request: Request): Promise<Reply> {
    this.refusal = null;
    this.waiting += 1;
    try {
      const reply = await this.#live.ask(request);
      if (reply.type === "refused") this.refusal = reply;
      return reply;
    } finally {
      this.waiting -= 1;
    }
  }

  close(): void {
    this.#live.close();
  }

  #receive(message: Incoming): void {
    const { state, behind } = receive(this.state, message);
    if (state.version !== this.state.version) this.#lists = {};
    if (message.type === "snapshot") this.#advice = null;
    if (!this.#measured && state.clocks && state.clocks !== this.state.clocks)
      this.skew = state.clocks.now - Date.now() / 1000;
    this.state = state;
    if (behind) this.#live.hello();
  }
}
