import { texts } from "../text/texts.svelte.ts";

/** Returns what is uncertain of a rule, and why; empty if nothing is. */
export function doubtOf(rule: string): string {
  const key = `rule-${rule}.uncertain`;
  return texts.has(key) ? texts.say(key) : "";
}
