import type { Message } from "../text/message.ts";
import type { Refusal } from "./protocol.ts";

/** The server refused, or could not be reached; `text` says why in the reader's language. */
export class Refused extends Error {
  readonly status: number;
  readonly rule: string | null;
  readonly text: Message;

  constructor(status: number, text: Message, rule: string | null = null) {
    super(text.key);
    this.status = status;
    this.text = text;
    this.rule = rule;
  }
}

/** Returns what to tell the reader about anything that was thrown. */
export function refusalOf(error: unknown): { message: Message; rule: string | null } {
  if (error instanceof Refused) return { message: error.text, rule: error.rule };
  console.error(error);
  return { message: { key: "ui-error-page" }, rule: null };
}

/** Asks the server for JSON; a string goes as plain text. Throws `Refused`. */
export async function request<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const answer = await send(path, method, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Asks the server for plain text. Throws `Refused`. */
export async function requestText(path: string): Promise<string> {
  return (await send(path, "GET")).text();
}

async function send(path: string, method: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { method, credentials: "same-origin", ...bodyOf(body) });
  } catch {
    throw new Refused(0, { key: "ui-error-offline" });
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

function bodyOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (typeof body === "string") return { headers: { "content-type": "text/plain; charset=utf-8" }, body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function problemOf(answer: Response): Promise<Refused> {
  const fallback: Message = { key: answer.status === 404 ? "ui-error-gone" : "ui-error-server" };
  try {
    const { message, rule } = (await answer.json()) as Partial<Refusal>;
    return new Refused(answer.status, message ?? fallback, rule ?? null);
  } catch {
    return new Refused(answer.status, fallback);
  }
}
