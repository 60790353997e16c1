/** What a question asks for: cards of the own hand, or something that lies on the table. */

import { answersOf, verbOf, wordsOf } from "./answers.svelte";
import type { Plan } from "./plan";
import type { Question, Scene } from "./scene";

/** The first word of the answers to a question; of several kinds of answers the one that names a card. */
export function verbFor(question: Question): string {
  const verbs = (question.actions ?? []).map(({ action }) => verbOf(action));
  return verbs.find((verb) => verb !== "enough") ?? verbs[0] ?? "";
}

/** Whether a question asks for a card of the own hand. */
export function asksForHand(scene: Scene, question: Question): boolean {
  const cards = answersOf(question, verbFor(question)).map((action) => wordsOf(action)[0]);
  const own = scene.hand.map(({ card }) => card);
  return cards.length > 0 && cards.every((card) => own.includes(card ?? ""));
}

/** The cards of the hand that can be chosen now, for a plan or for a question. */
export function choosable(scene: Scene, question: Question | undefined, plan: Plan | null): ReadonlySet<string> | null {
  if (!question) return null;
  if (plan) return new Set(planned(scene, question, plan));
  if (question.kind === "TakeTurn" || !asksForHand(scene, question)) return null;
  return new Set(answersOf(question, verbFor(question)).map((action) => wordsOf(action)[0] ?? ""));
}

function planned(scene: Scene, question: Question, plan: Plan): string[] {
  const given = scene.draft?.give ?? [];
  if (plan.aim === "trade") {
    return question.kind === "ChooseWish"
      ? []
      : scene.hand.map(({ card }) => card).filter((card) => !given.includes(card));
  }
  if (plan.aim === "recycle" || plan.aim === "steal")
    return scene.hand.filter(({ pays }) => pays).map(({ card }) => card);
  if (plan.aim === "smuggle") return [];
  const pairs = answersOf(question, "dump").map(wordsOf);
  return pairs.filter(([card]) => card === plan.card).map(([, other]) => other ?? "");
}
