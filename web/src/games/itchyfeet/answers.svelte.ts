/** Answers that belong together: they are put together on the board, then sent one after the other as they are asked for. */

import type { Act, Question } from "./scene";

/** The first word of an answer. */
export function verbOf(action: string): string {
  return action.split(" ", 1)[0] ?? "";
}

/** What an answer is about, word by word. */
export function wordsOf(action: string): string[] {
  return action.split(" ").slice(1);
}

/** The answers of a question that begin with a word. */
export function answersOf(question: Question | undefined, verb: string): string[] {
  return (question?.actions ?? []).map(({ action }) => action).filter((action) => verbOf(action) === verb);
}

export function mayAnswer(question: Question | undefined, verb: string): boolean {
  return answersOf(question, verb).length > 0;
}

export class Answers {
  /** What is still to be sent. */
  waiting = $state<readonly string[]>([]);
  #answered = -1;

  /** Send these answers, the first one now and each other one when it is asked for. */
  give(answers: readonly string[], questions: readonly Question[], send: Act): void {
    const [first, ...rest] = answers;
    const question = questions.find((one) => one.answered === null) ?? questions[0];
    if (first === undefined || !question) return;
    this.#send(question, first, rest, send);
  }

  /** Send the next answer, if it is asked for; if not, the rest is given up: the rules have said something else. */
  go(questions: readonly Question[], send: Act): void {
    const [next, ...rest] = this.waiting;
    if (next === undefined) return;
    const question = questions.find((one) => one.answered === null && mayAnswer(one, verbOf(next)));
    if (question && question.id !== this.#answered) this.#send(question, next, rest, send);
    else this.waiting = [];
  }

  #send(question: Question, answer: string, rest: readonly string[], send: Act): void {
    this.#answered = question.id;
    this.waiting = rest;
    send(question.id, answer);
  }
}
