import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameState, Played, SideBySide } from "../../api/types";
import { speak } from "../language.svelte";
import { challengeLink, parseChallenge, parseLink } from "../link";
import { isRival } from "../memory";
import { english, harpan, swedish } from "../samples";
import { variants } from "../variants";
import { keepSent, standing } from "./challenge";
import { keepRival, rivalAt, rivalOf } from "./rivals";
import { rowsOf } from "./sides";
import { passingWords, told } from "./words";

const { options } = harpan();
const info = {
  game: "klondike",
  options,
  rules: "klondike",
  scoring: "standard",
  number: "42",
  code: "1A-G",
};
const deal = "klondike|standard|42";

const played = (told: Partial<Played> = {}): Played => ({
  status: "left",
  results: [],
  up: 3,
  points: 15,
  moves: 20,
  elapsed: 65,
  aids: [],
  ...told,
});

const both: SideBySide = { challenge: info, mine: played(), theirs: played({ moves: 30 }) };

/** Answers by the path that is asked for; what is not named has failed. */
function answering(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    asked.push(`${path} ${typeof body === "string" ? body : ""}`.trim());
    const answer = answers[path.replace("/api", "")];
    const failed = { error: { code: "no_such_game", message: "", args: {} } };
    const status = answer ? 200 : 404;
    return Promise.resolve(new Response(JSON.stringify(answer ?? failed), { status }));
  });
  return asked;
}

const game = (told: Partial<GameState> = {}) => harpan({ id: "mine", ...told });
const others = (told: Partial<GameState> = {}) => harpan({ id: "another", ...told });
const link = { theirs: "T1", mine: null };

beforeAll(() => Promise.all([speak("sv"), passingWords.hear()]));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the link to a challenge", () => {
  it("brings one game, or two, and is no link to a deal", () => {
    const one = challengeLink("eNq-_1", null);
    expect(one).toBe(`${location.origin}${location.pathname}#challenge=eNq-_1`);
    const fragment = new URL(one).hash;
    expect(parseChallenge(fragment)).toEqual({ theirs: "eNq-_1", mine: null });
    expect(parseLink(fragment, variants)).toBeNull();
    const two = new URL(challengeLink("T2", "T1")).hash;
    expect(parseChallenge(two)).toEqual({ theirs: "T2", mine: "T1" });
  });

  it("is told from other links, and may be cut to nothing", () => {
    expect(parseChallenge("#klondike/42")).toBeNull();
    expect(parseChallenge("")).toBeNull();
    expect(parseChallenge("#challenge=")).toEqual({ theirs: "", mine: null });
  });
});

describe("a challenge that a link brings", () => {
  it("invites who has not played the deal, and asks for nothing but the deal", async () => {
    const asked = answering({ "/challenges": info });
    const found = await standing(link, others());
    expect(found).toEqual({ kind: "invited", info, theirs: "T1" });
    expect(asked).toEqual(['/api/challenges {"text":"T1"}']);
  });

  it("waits for the end of the own game, wherever that lies", async () => {
    keepRival({ deal, game: "mine" });
    answering({ "/challenges": info, "/games/mine": game() });
    expect(await standing(link, game())).toEqual({ kind: "open", game: game() });
    expect(await standing(link, others())).toEqual({ kind: "open", game: game() });
    expect(rivalOf("mine")?.theirs).toBe("T1");
  });

  it("is met when the own game has ended, with the own game to send back", async () => {
    keepRival({ deal, game: "mine" });
    const answers = { "/challenges": info, "/challenges/result": both };
    const asked = answering({ ...answers, "/games/mine/challenge": { text: "T2" } });
    const found = await standing(link, game({ status: "left" }));
    expect(found).toEqual({ kind: "met", both, back: "T2" });
    expect(asked.at(-1)).toBe('/api/challenges/result {"game":"mine","theirs":"T1"}');
    // What was sent back is one's own, when it is opened here.
    expect(await standing({ theirs: "T2", mine: "T1" }, game())).toMatchObject({
      refusal: { code: "challenge_own" },
    });
  });

  it("with both games is shown to who has played neither", async () => {
    const asked = answering({ "/challenges": info, "/challenges/result": both });
    const found = await standing({ theirs: "T2", mine: "T1" }, others());
    expect(found).toEqual({ kind: "met", both, back: null });
    expect(asked.at(-1)).toBe('/api/challenges/result {"mine":"T1","theirs":"T2"}');
  });

  it("invites again where the own game is no longer there", async () => {
    keepRival({ deal, game: "mine" });
    answering({ "/challenges": info });
    expect(await standing(link, others())).toMatchObject({ kind: "invited" });
    expect(rivalOf("mine")).toBeUndefined();
  });

  it("says what is wrong with it, and what differs", async () => {
    answering({});
    expect(await standing(link, others())).toMatchObject({ refusal: { code: "no_such_game" } });
    expect(told("problem-challenge-differs", { what: "options" })).toContain("olika regler");
    expect(told("problem-challenge-broken")).toContain("avkortad");
  });
});

describe("a challenge with the game on the table", () => {
  it("is the game as a text, which is kept when it is sent", async () => {
    answering({ "/games/mine/challenge": { text: "T2" } });
    expect(await standing(null, game())).toEqual({ kind: "send", text: "T2" });
    expect(isRival("mine")).toBe(false);
    keepSent(game(), "T2");
    expect(rivalAt(deal)).toEqual({ deal, game: "mine", sent: "T2", theirs: null });
    expect(isRival("mine")).toBe(true);
    expect(await standing(null, game())).toEqual({ kind: "send", text: "T2" });
  });

  it("takes a deal with a number, and a move", async () => {
    answering({});
    const own = { number: null, code: null, origin: "imported" as const };
    expect(await standing(null, game({ deal: own }))).toMatchObject({
      refusal: { code: "challenge_typed" },
    });
    expect(await standing(null, game({ started: false }))).toMatchObject({
      refusal: { code: "not_started" },
    });
  });
});

describe("what the browser remembers of rivals", () => {
  it("is the newest twenty, each game once", () => {
    for (let n = 0; n < 25; n++) keepRival({ deal: String(n), game: `game-${n}` });
    keepRival({ deal: "24", game: "game-24", theirs: "T" });
    expect(rivalOf("game-24")).toMatchObject({ theirs: "T", sent: null });
    expect([rivalOf("game-4"), rivalOf("game-5")?.deal]).toEqual([undefined, "5"]);
  });

  it("is nothing where it is damaged", () => {
    localStorage.setItem("harpan.rivals", "{");
    expect(rivalOf("mine")).toBeUndefined();
    localStorage.setItem("harpan.rivals", "7");
    expect(rivalAt(deal)).toBeUndefined();
  });
});

describe("two results", () => {
  const rows = (sides: SideBySide, words = swedish) =>
    rowsOf(sides, (id, args) => {
      const text = words(id, args);
      return text === id ? told(id, args) : text;
    }).map(({ label, mine, theirs }) => [label, mine, theirs]);

  it("stand side by side", () => {
    const mine = played({ status: "won", results: ["out"], up: 52, points: 745, aids: ["hint"] });
    expect(rows({ challenge: info, mine, theirs: played() })).toEqual([
      ["Slut", "gick ut", "uppgivet"],
      ["Poäng", "745", "15"],
      ["Kort uppe", "52 av 52", "3 av 52"],
      ["Drag", "20", "20"],
      ["Tid", "1:05", "1:05"],
      ["Hjälp", "tips", "ingen"],
    ]);
  });

  it("have no points where there is no score, and a plus in Las Vegas", () => {
    const plain = { mine: played({ points: null }), theirs: played({ points: null }) };
    const gone = { ...info, rules: "aces-up", scoring: "plain" };
    const labels = rows({ challenge: gone, ...plain }, english).map(([label]) => label);
    expect(labels).not.toContain("Points");
    expect(labels).toContain("Cards gone");
    const mine = played({ status: "finished", results: ["plus"], points: 3 });
    expect(rows({ ...both, mine })[0]).toEqual(["Slut", "plus", "uppgivet"]);
  });
});
