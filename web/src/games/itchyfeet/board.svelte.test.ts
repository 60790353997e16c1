import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { question, scene } from "./fixture";
import type { GameEvent, Question, Scene } from "./scene";

const t = (key: string, args?: object): string => `${key} ${JSON.stringify(args ?? {})}`;
let shown: Record<string, unknown> | null = null;
let props: { questions: Question[]; scene: Scene };

function show(sight: Scene, questions: Question[] = [], log: GameEvent[] = []) {
  const act = vi.fn();
  const openRule = vi.fn();
  const given = $state({ scene: sight, questions, log, t, act, openRule });
  props = given;
  shown = mount(Board, { target: document.body, props: given });
  flushSync();
  return { act, openRule };
}
function asked(next: Question[], sight?: Scene): void {
  if (sight) props.scene = sight;
  props.questions = next;
  flushSync();
}
function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  return found;
}
function click(...selectors: string[]): void {
  for (const selector of selectors) {
    find(selector).click();
    flushSync();
  }
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

const TURN = question("TakeTurn", ["draw", "recycle", "trade", "steal", "dump X1 SUNs", "dump X1 COATc"]);

describe("a turn", () => {
  test("is answered at once where nothing has to be chosen", () => {
    const { act } = show(scene(), [TURN]);
    click("[data-do=draw]");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "draw");
  });
  test("asks the rules about what they do not allow, so that they say why", () => {
    const { act } = show(scene(), [TURN]);
    expect(find("[data-do=travel]").getAttribute("aria-disabled")).toBe("true");
    click("[data-do=travel]");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "travel");
  });
  test("sends nothing before a plan is complete, and nothing of one that is given up", () => {
    const { act } = show(scene(), [TURN]);
    click("[data-do=recycle]", ".pick [data-card=BUGs]", ".hand [data-card=SUNs]");
    expect(find("[data-do=go]").hasAttribute("disabled")).toBe(true);
    click("[data-do=cancel]");
    expect(act).not.toHaveBeenCalled();
    expect(find("[data-do=draw]")).toBeTruthy();
  });
  test("recycles in the steps in which the rules ask", () => {
    const { act } = show(scene(), [TURN]);
    click(
      "[data-do=recycle]",
      ".pick [data-card=BUGs]",
      ".hand [data-card=SUNs]",
      ".hand [data-card=COATc]",
      "[data-do=go]",
    );
    asked([question("ChooseDiscard", ["take BUGs", "take SWIMc"], { id: 8 })]);
    asked([question("PayRecycle", ["pay SUNs", "pay COATc", "pay P1"], { id: 9 })]);
    asked([question("PayRecycle", ["pay COATc", "pay P1"], { id: 10 })]);
    expect(act.mock.calls).toEqual([
      [7, "recycle"],
      [8, "take BUGs"],
      [9, "pay SUNs"],
      [10, "pay COATc"],
    ]);
  });
  test("offers no event to be taken, and no contraband to pay with", () => {
    show(scene(), [TURN]);
    click("[data-do=recycle]");
    expect(document.querySelector(".pick [data-card=E1]")).toBeNull();
    expect(find(".hand [data-card=X1]").getAttribute("aria-disabled")).toBe("true");
    expect(find(".hand [data-card=SUNs]").getAttribute("aria-disabled")).toBe("false");
  });
  test("gets rid of contraband with a card of the hand", () => {
    const { act } = show(scene(), [TURN]);
    click("[data-do=dump]", ".pick [data-card=X1]", ".hand [data-card=COATc]", "[data-do=go]");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "dump X1 COATc");
  });
  test("gives up the rest of a plan that the rules refuse", () => {
    const { act } = show(scene(), [TURN]);
    click("[data-do=steal]", ".seats [data-seat='1']", ".hand [data-card=COATc]", "[data-do=go]");
    asked([{ ...TURN }]);
    asked([question("ChooseVictim", ["choose 1"], { id: 8 })]);
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "steal");
  });
});

describe("an offer", () => {
  const OFFER = { maker: 1, partner: 0, counter: false, version: 4, give: ["SWIMc"], want: ["COAT"] };

  test("is put together by tapping, and can be changed until it is made", () => {
    const { act } = show(scene(), [TURN]);
    click("[data-do=trade]", ".seats [data-seat='1']", ".hand [data-card=SUNs]", ".hand [data-card=SUNs]");
    click(".hand [data-card=COATc]", ".more.ask [data-chip=SWIM]", "[data-do=go]");
    asked([question("ChoosePartner", ["choose 1", "choose 2"], { id: 8 })]);
    asked([question("ChooseGift", ["give COATc", "give SUNs"], { id: 9 })]);
    asked([question("ChooseGift", ["give SUNs", "enough"], { id: 10 })]);
    asked([question("ChooseWish", ["want SWIM"], { id: 11 })]);
    asked([question("ChooseWish", ["want SWIM", "enough"], { id: 12 })]);
    expect(act.mock.calls.map(([, action]) => String(action))).toEqual([
      "trade",
      "choose 1",
      "give COATc",
      "enough",
      "want SWIM",
      "enough",
    ]);
  });
  test("asks a partner who holds one card for no more than one thing", () => {
    const { act } = show(scene(), [TURN]);
    click("[data-do=trade]", ".seats [data-seat='2']", ".hand [data-card=COATc]", ".more.ask [data-chip=SWIM]");
    expect(document.querySelector(".more.ask [data-chip=SUN]")).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });
  test("is accepted by its version, with the cards that are named", () => {
    const answer = question("AnswerOffer", ["accept 4 COATc", "refuse", "counter"]);
    const { act } = show(scene({ offer: OFFER }), [answer]);
    click("[data-answer-offer=accept]");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "accept 4 COATc");
  });
  test("can be withdrawn while the other thinks", () => {
    const own = { ...OFFER, maker: 0, partner: 1 };
    const { act } = show(scene({ offer: own }), [question("AnswerOffer", ["stand", "withdraw"])]);
    click("[data-answer-offer=withdraw]");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "withdraw");
  });
  test("between others is shown and asks nothing", () => {
    show(scene({ own: 2, offer: OFFER }));
    expect(find(".offer").textContent).toContain("SWIMc");
    expect(document.querySelector(".offer button")).toBeNull();
  });
  test("can be answered by one of one's own", () => {
    const draft = { ...OFFER, maker: 0, partner: 1, version: null, give: [], want: [] };
    const { act } = show(scene({ draft }), [question("ChooseGift", ["give COATc", "give SUNs"])]);
    click(".hand [data-card=COATc]", ".more.ask [data-chip=SWIM]", "[data-do=go]");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "give COATc");
  });
});

describe("other questions", () => {
  test("a card of the hand is chosen first and then given", () => {
    const { act } = show(scene(), [question("DiscardDown", ["discard SUNs", "discard COATc"])]);
    click(".hand [data-card=P1]");
    expect(document.querySelector("[data-do=go]")).toBeNull();
    click(".hand [data-card=COATc]");
    expect(act).not.toHaveBeenCalled();
    click("[data-do=go]");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "discard COATc");
  });
  test("a player is chosen first and then named", () => {
    const { act } = show(scene(), [question("ChooseHome", ["choose 0", "choose 1"])]);
    click(".seats [data-seat='0']", "[data-do=go]");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "choose 0");
  });
  test("who does not hold the card is asked too, and can only let it happen", () => {
    const { act } = show(scene(), [question("ReactToTrip", ["react no"])]);
    expect(document.querySelector("[data-react=yes]")).toBeNull();
    click("[data-react=no]");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "react no");
  });
  test("an answer that is still secret can be changed", () => {
    const sealed = question("ReactToSteal", ["react no", "react yes"], { answered: "react no" });
    show(scene(), [sealed]);
    expect(find("[data-react=no]").getAttribute("aria-pressed")).toBe("true");
    expect(find("[data-react=yes]").getAttribute("aria-pressed")).toBe("false");
  });
});

describe("the table", () => {
  test("tells an outsider of countries and players, and shows no hand", () => {
    show(scene({ own: null, hand: [] }));
    expect(document.querySelectorAll("[data-land]")).toHaveLength(3);
    expect(document.querySelectorAll(".players ol > li")).toHaveLength(3);
    expect(document.querySelector(".hand")).toBeNull();
  });
  test("names the newest event with its rule", () => {
    const { openRule } = show(scene(), [], [{ type: "Drew", rule: "TC-13", seat: 1 }]);
    expect(find(".news").textContent).toContain("event-Drew");
    expect(find(".news").textContent).toContain('"card":"hidden"');
    click(".news button");
    expect(openRule).toHaveBeenCalledExactlyOnceWith("TC-13");
  });
  test("leads with the arrow keys from card to card", () => {
    show(scene(), [TURN]);
    find(".hand [data-card=SUNs]").focus();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }),
    );
    flushSync();
    expect(document.activeElement).toBe(find(".hand [data-card=P1]"));
  });
});
