import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBoard, type Board } from "./board";
import { gameFrom, lastEvent, middle, middleLegal } from "./fixtures";
import type { Point } from "./geometry";

const svg = () => document.createElementNS("http://www.w3.org/2000/svg", "svg");

vi.mock("../cards/faces", () => ({
  faceOf: (card: string) => Object.assign(svg(), { id: card }),
  backOf: () => Object.assign(svg(), { id: "back" }),
  loadFaces: () => Promise.resolve(),
}));

const words = (id: string, args: Record<string, string | number> = {}) =>
  [id, ...Object.values(args)].join(" ");

let root: HTMLElement;
let board: Board;
let moves: string[];
let refusals: string[];
let stayed: string[];

beforeEach(() => {
  root = document.createElement("div");
  Object.defineProperties(root, { clientWidth: { value: 1000 }, clientHeight: { value: 800 } });
  root.setPointerCapture = () => undefined;
  document.body.append(root);
  [moves, refusals, stayed] = [[], [], []];
  board = createBoard(root, {
    words,
    move: (text) => moves.push(text),
    refused: (text) => refusals.push(text),
    stays: (card) => stayed.push(card),
  });
  board.settings({ pace: 1 });
  board.show(gameFrom(middle, { legal: middleLegal }));
});

afterEach(() => {
  board.destroy();
  root.remove();
});

const handle = (pile: string): HTMLElement =>
  [...root.querySelectorAll<HTMLElement>(`[data-pile="${pile}"]`)].at(-1) as HTMLElement;

const card = (name: string): HTMLElement =>
  root.querySelector(`.card > svg[id="${name}"]`)?.parentElement as HTMLElement;

function placeOf({ style }: HTMLElement): Point {
  const [x = NaN, y = NaN] = style.transform.match(/-?[\d.]+(?=px)/g)?.map(Number) ?? [];
  return { x, y };
}

const inside = (pile: string): Point => {
  const { x, y } = placeOf(handle(pile));
  return { x: x + 15, y: y + 15 };
};

function point(type: string, { x, y }: Point, pointerId = 1): void {
  const event = { pointerId, pointerType: "mouse", button: 0, clientX: x, clientY: y };
  root.dispatchEvent(new PointerEvent(type, { ...event, bubbles: true }));
}

function tap(pile: string): void {
  point("pointerdown", inside(pile));
  point("pointerup", inside(pile));
}

const press = (key: string) =>
  (document.activeElement ?? root).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );

const focused = () => (document.activeElement as HTMLElement).dataset;

describe("the board in the page", () => {
  it("has a picture for every card and says nothing of the pictures", () => {
    expect(root.querySelectorAll(".card").length).toBe(17);
    expect(root.querySelector(".cards")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("has a name for each pile, and a button for each card that can be chosen", () => {
    expect(root.getAttribute("aria-label")).toBe("board-label");
    expect(handle("s").getAttribute("aria-label")).toBe("board-stock 3 board-pass 1");
    const column = handle("t2").closest("[role=group]");
    expect(column?.getAttribute("aria-label")).toBe("board-column 2 2 card-name C 5");
    expect(root.querySelectorAll('[data-pile="t5"]').length).toBe(3);
  });

  it("is one stop for the tab key", () => {
    expect(root.querySelectorAll('[tabindex="0"]').length).toBe(1);
  });

  it("shows what belongs on empty places", () => {
    const marks = [...root.querySelectorAll<HTMLElement>(".place")].map((p) => p.dataset.mark);
    expect(marks.filter((mark) => mark === "board-mark-king").length).toBe(7);
    expect(root.querySelector(".caption")?.textContent).toContain("3 board-pass 1");
  });

  it("shows a stop mark on a spent stock, and an arrow on one that can be turned", () => {
    const stock = () => root.querySelector<HTMLElement>(".place.stock")?.dataset.mark;
    board.show(gameFrom({ w: "4H" }, { pass: 3, passes: 3 }));
    expect(stock()).toBe("stop");
    board.show(gameFrom({ w: "4H" }, { pass: 2, passes: 3, legal: ["w-s"] }));
    expect(stock()).toBe("again");
  });
});

describe("by pointer", () => {
  it("a drop shows its move at once", () => {
    const [from, to] = [inside("t3"), inside("t2")];
    point("pointerdown", from);
    point("pointermove", { x: from.x + 30, y: from.y });
    expect(card("4D").classList.contains("held")).toBe(true);
    expect(root.querySelectorAll(".goal").length).toBe(1);
    point("pointermove", to);
    point("pointerup", to);
    expect(moves).toEqual(["t3-t2"]);
    expect(placeOf(card("4D")).x).toBe(placeOf(card("5C")).x);
    expect(root.querySelectorAll(".held, .goal").length).toBe(0);
  });

  it("an illegal drop flies back in 120 ms and asks why", () => {
    const before = placeOf(card("4D"));
    const to = inside("t4");
    point("pointerdown", inside("t3"));
    point("pointermove", to);
    point("pointerup", to);
    expect([moves, refusals]).toEqual([[], ["t3-t4"]]);
    expect(placeOf(card("4D"))).toEqual(before);
    expect(card("4D").style.transitionDuration).toBe("120ms");
  });

  it.each(["pointercancel", "lostpointercapture"])("%s lets the card go back", (type) => {
    const before = placeOf(card("4D"));
    point("pointerdown", inside("t3"));
    point("pointermove", { x: 500, y: 600 });
    point(type, { x: 500, y: 600 });
    expect(placeOf(card("4D"))).toEqual(before);
    tap("t4");
    tap("t4");
    expect(moves).toEqual(["t4-f1"]);
  });

  it("a window that is left lets the card go back", () => {
    point("pointerdown", inside("t3"));
    point("pointermove", { x: 500, y: 600 });
    window.dispatchEvent(new Event("blur"));
    expect(root.querySelectorAll(".held").length).toBe(0);
  });

  it("two taps play, and a screen reader's clicks do the same", () => {
    tap("t3");
    expect(card("4D").classList.contains("selected")).toBe(true);
    expect(handle("t3").getAttribute("aria-pressed")).toBe("true");
    handle("t2").dispatchEvent(new MouseEvent("click", { detail: 0, bubbles: true }));
    expect(moves).toEqual(["t3-t2"]);
  });
});

describe("by keyboard", () => {
  it("moves the focus over the table", () => {
    board.focus();
    expect(focused()).toMatchObject({ pile: "s" });
    press("ArrowDown");
    expect(focused()).toMatchObject({ pile: "t1" });
  });

  it("keeps the focus through a move and the server's answer", () => {
    board.focus();
    for (const key of ["4", "4"]) press(key);
    expect(moves).toEqual(["t4-f1"]);
    expect(focused()).toMatchObject({ pile: "t4" });
    board.show(gameFrom({ ...middle, t4: "", f1: "AS 2S" }, { ply: 1, legal: middleLegal }));
    expect(focused()).toMatchObject({ pile: "t4", index: "-1" });
  });

  it("says where the card in the hand fits", () => {
    board.focus();
    press("3");
    expect(handle("t2").closest("[role=group]")?.getAttribute("aria-label")).toMatch(/^board-fits/);
  });

  it("leaves keys with modifiers and keys in other fields alone", () => {
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    press("d");
    expect(moves).toEqual([]);
    field.remove();
  });
});

describe("what is done beside the board", () => {
  const answer = (ply: number, more: Parameters<typeof gameFrom>[1] = {}) =>
    gameFrom({ ...middle, t2: "?? ?? 5C 4D", t3: "??" }, { ply, legal: ["s-w", "t4-f1"], ...more });

  function doneInOrder(): string[] {
    const done = moves;
    tap("t3");
    tap("t2");
    tap("t4");
    tap("t4");
    board.after(() => done.push("undo"));
    tap("s");
    return done;
  }

  it("is done at once when no move is on its way", () => {
    board.after(() => moves.push("undo"));
    expect(moves).toEqual(["undo"]);
  });

  it("takes its turn among the moves", () => {
    const done = doneInOrder();
    expect(done).toEqual(["t3-t2"]);
    board.show(answer(1));
    expect(done).toEqual(["t3-t2", "t4-f1"]);
    board.show(answer(2));
    expect(done).toEqual(["t3-t2", "t4-f1", "undo"]);
    board.show(answer(3, { last: lastEvent("undo", "t4-f1", { automatic: ["t3-f2"] }) }));
    expect(done).toEqual(["t3-t2", "t4-f1", "undo", "s-w"]);
  });

  it("is done though the moves before it no longer can be", () => {
    const done = doneInOrder();
    board.show(answer(7));
    expect(done).toEqual(["t3-t2", "undo"]);
  });
});

describe("motion", () => {
  const dealt = gameFrom(middle, {
    id: "b",
    last: lastEvent("deal"),
    legal: middleLegal,
  });

  it("deals card by card, and any touch completes it", () => {
    board.show(dealt);
    expect(card("JC").style.transitionDelay).not.toBe("0ms");
    expect(card("JC").classList.contains("travelling")).toBe(true);
    point("pointerdown", { x: 990, y: 790 });
    expect(root.querySelectorAll(".travelling").length).toBe(0);
  });

  it("is none where less is wanted", () => {
    board.settings({ pace: 0 });
    board.show(dealt);
    for (const key of ["3", "2"]) press(key);
    expect(root.querySelectorAll(".travelling, .turning").length).toBe(0);
    expect(card("4D").style.transitionDuration).toBe("0ms");
  });

  it("turns up a hidden card when the answer comes", () => {
    for (const key of ["3", "2"]) press(key);
    board.show(gameFrom({ ...middle, t2: "?? ?? 5C 4D", t3: "9D" }, { ply: 1 }));
    expect(card("9D").firstElementChild?.classList.contains("turning")).toBe(true);
  });
});

describe("other games in the page", () => {
  const rows = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`t${i + 1}`, "?? 5H"]));
  const spider = (more = {}) =>
    gameFrom({ s: "?? ??", ...rows }, { id: "b", rules: "spider", draw: 2, ...more });

  it("have a place for the next run only", () => {
    board.show(spider());
    const shown = [...root.querySelectorAll<HTMLElement>(".place.foundation")];
    expect(shown.filter((place) => !place.hidden).length).toBe(1);
    expect(root.querySelector(".caption")?.textContent).toBe("board-rows 1");
  });

  it("say of a card that is sent that it has nowhere to go", () => {
    board.show(spider());
    for (const pile of ["t1", "t1"]) tap(pile);
    expect([moves, refusals, stayed]).toEqual([[], [], ["5H"]]);
  });

  it("mark the columns that are in the way of a row", () => {
    board.show(spider());
    tap("s");
    expect(refusals).toEqual(["s-t1:2"]);
    expect(root.querySelectorAll(".marked").length).toBe(1);
    board.show(spider());
    expect(root.querySelectorAll(".marked").length).toBe(1);
    tap("t1");
    expect(root.querySelectorAll(".marked").length).toBe(0);
  });

  it("are dealt from above where there is no stock", () => {
    const dealt = { id: "c", rules: "freecell", last: lastEvent("deal") };
    board.show(gameFrom({ t1: "5H", t2: "KS" }, dealt));
    expect(card("KS").classList.contains("travelling")).toBe(true);
    expect(root.querySelector(".caption")?.textContent).toBe("");
  });

  it("have no buttons for cards of a pyramid that are gone", () => {
    board.show(gameFrom({ p1: "5H", p2: "KS" }, { id: "d", rules: "pyramid" }));
    expect(root.querySelectorAll('.handle[data-pile^="p"]').length).toBe(2);
    expect(handle("p2").getAttribute("aria-label")).toContain("board-pyramid 2 1");
  });
});

describe("an open stock", () => {
  const order = () => root.querySelector<HTMLElement>(".handles > .handle");

  it("has a button that shows its order", () => {
    expect(order()?.hidden).toBe(true);
    board.show(gameFrom({ ...middle, s: "2c 7h" }, { ply: 1 }));
    expect(order()?.hidden).toBe(false);
    order()?.click();
    expect(root.querySelectorAll(".dim").length).toBeGreaterThan(0);
    expect(root.querySelectorAll('.handle[data-pile="s"]').length).toBe(3);
    press("Escape");
    expect(root.querySelectorAll(".dim").length).toBe(0);
  });
});
