import type { Answer, Question } from "../net/protocol.ts";

/** Returns the answer that does nothing, to a question that may be answered in advance; null for any other question. */
export function passingAnswer(question: Question): Answer | null {
  if (question.closes !== "all" || !question.may_pass) return null;
  return question.actions?.find(({ details }) => doesNothing(details)) ?? null;
}

/** All of its fields say no, or nothing. */
function doesNothing(details: Answer["details"]): boolean {
  const fields = Object.entries(details).filter(([name]) => name !== "type");
  return fields.every(([, value]) => !value || (Array.isArray(value) && value.length === 0));
}
