import { Pings } from "./pings.ts";
import type { Incoming, Reply, Request } from "./protocol.ts";

export interface Hooks {
  readonly receive: (message: Incoming) => void;
  readonly connected: (connected: boolean) => void;
  /** Called with how many seconds the server's clock is ahead of this one, as well as it was measured so far. */
  readonly skew: (seconds: number) => void;
  /** The last version the page has, for going on from there. */
  readonly version: () => number | null;
}

export type OpenSocket = () => WebSocket;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;

interface Unanswered {
  readonly frame: string;
  readonly settle: (reply: Reply) => void;
}

/** One table's WebSocket: connects anew when it breaks, and sends again what had no answer. */
export class Live {
  readonly #open: OpenSocket;
  readonly #hooks: Hooks;
  readonly #unanswered = new Map<string, Unanswered>();
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #next: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #pings = new Pings();
  #ended = false;
  #asked = 0;
  /** Sets this page's requests apart; `randomUUID` is missing where a server is reached without TLS. */
  readonly #name = [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");

  constructor(open: OpenSocket, hooks: Hooks) {
    this.#open = open;
    this.#hooks = hooks;
    this.#connect();
  }

  /** Sends a request; the answer is the server's, however often the connection breaks until then. */
  ask(request: Request): Promise<Reply> {
    const id = `${this.#name}-${(this.#asked += 1)}`;
    const frame = JSON.stringify({ ...request, id });
    return new Promise((settle) => {
      this.#unanswered.set(id, { frame, settle });
      this.#send(frame);
    });
  }

  /** Says what the page has; the server sends the rest. */
  hello(version: number | null = this.#hooks.version()): void {
    this.#send(JSON.stringify({ type: "hello", version, parts: ["scene"] }));
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#next);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#incoming(String(data));
    socket.onclose = () => this.#closed();
  }

  #opened(): void {
    this.#pause = FIRST_PAUSE;
    this.hello();
    for (const { frame } of this.#unanswered.values()) this.#send(frame);
    this.#pings.connected();
    this.#measure();
    this.#ping = setInterval(() => this.#measure(), PING_EVERY);
    this.#hooks.connected(true);
  }

  #measure(): void {
    this.#pings.sent(Date.now() / 1000);
    this.#send('{"type":"ping"}');
  }

  #closed(): void {
    clearInterval(this.#ping);
    this.#socket = null;
    if (this.#ended) return;
    this.#hooks.connected(false);
    this.#next = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #incoming(frame: string): void {
    for (const line of frame.split("\n")) {
      if (line) this.#message(JSON.parse(line) as Incoming);
    }
  }

  #message(message: Incoming): void {
    if (message.type === "pong") this.#hooks.skew(this.#pings.came(message.now, Date.now() / 1000));
    this.#hooks.receive(message);
    if ("id" in message && message.id !== null) {
      this.#unanswered.get(message.id)?.settle(message);
      this.#unanswered.delete(message.id);
    }
  }

  #send(frame: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }
}

/** Opens the WebSocket of a table on the server that the page came from. */
export function socketOf(code: string): OpenSocket {
  const url = new URL(`/api/tables/${encodeURIComponent(code)}/live`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return () => new WebSocket(url);
}
