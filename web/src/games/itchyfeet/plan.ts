/** What a player puts together before it is sent: everything can be changed until then. */

export type Aim = "recycle" | "trade" | "steal" | "dump" | "smuggle";

export interface Plan {
  readonly aim: Aim;
  /** Whom it concerns. */
  readonly seat: number | null;
  /** Cards of the own hand: paid, given or thrown away. */
  readonly cards: readonly string[];
  /** The card that is taken, or the contraband that goes. */
  readonly card: string | null;
  /** What is asked for; the same thing may be asked for twice. */
  readonly wishes: readonly string[];
}

export function begin(aim: Aim, more: Partial<Plan> = {}): Plan {
  return { aim, seat: null, cards: [], card: null, wishes: [], ...more };
}

/** Put a card of the hand in, or take it out again; of `most` cards the first one gives way. */
export function toggled(cards: readonly string[], card: string, most = Infinity): string[] {
  if (cards.includes(card)) return cards.filter((one) => one !== card);
  return [...cards, card].slice(-most);
}

/** Take one of several equal things out. */
export function without(wishes: readonly string[], wish: string): string[] {
  const place = wishes.lastIndexOf(wish);
  return wishes.filter((_, index) => index !== place);
}

interface Limits {
  /** How many cards recycling costs. */
  readonly price: number;
  /** Cards in the own hand, and in that of the partner. */
  readonly own: number;
  readonly theirs: number;
}

/** The answers that carry a plan out, in the order in which they are asked for; null while something is missing. */
export function answersFor(plan: Plan, limits: Limits): string[] | null {
  const { aim, seat, cards, card } = plan;
  if (aim === "trade") {
    const offer = seat === null ? null : offerFrom(plan, null, true, limits);
    return offer && ["trade", `choose ${seat}`, ...offer];
  }
  if (aim === "recycle")
    return card !== null && cards.length === limits.price
      ? ["recycle", `take ${card}`, ...cards.map((one) => `pay ${one}`)]
      : null;
  if (aim === "steal")
    return seat !== null && cards[0] !== undefined ? ["steal", `choose ${seat}`, `pay ${cards[0]}`] : null;
  if (aim === "dump") return card !== null && cards[0] !== undefined ? [`dump ${card} ${cards[0]}`] : null;
  return card !== null && seat !== null ? [`smuggle ${card} ${seat}`] : null;
}

/** The answers that finish an offer which is being put together. */
export function offerFrom(plan: Plan, draft: Draft | null, giving: boolean, limits: Limits): string[] | null {
  const [given, asked] = [draft?.give.length ?? 0, draft?.want.length ?? 0];
  const gifts = [
    ...plan.cards.map((one) => `give ${one}`),
    ...(given + plan.cards.length < limits.own ? ["enough"] : []),
  ];
  const wants = [
    ...plan.wishes.map((one) => `want ${one}`),
    ...(asked + plan.wishes.length < limits.theirs ? ["enough"] : []),
  ];
  if (!(given + plan.cards.length) || !(asked + plan.wishes.length)) return null;
  return giving ? [...gifts, ...wants] : wants;
}

interface Draft {
  readonly give: readonly string[];
  readonly want: readonly string[];
}
