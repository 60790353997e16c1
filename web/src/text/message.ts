/** What the server mentions: a word, a number, another text filled in, or a list of these. */
export type Value = string | number | Message | readonly Value[];

/** A text of the catalogues and what it mentions; `key.attribute` names an attribute. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Value>>;
}

export type Args = Readonly<Record<string, Value>>;

export function say(key: string, args: Args = {}): Message {
  return { key, args };
}

export function isMessage(value: Value): value is Message {
  return typeof value === "object" && "key" in value;
}
