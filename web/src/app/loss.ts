import { dealVerdictOf } from "../api/client";
import type { Aid, GameState, NewGame, Refusal } from "../api/types";
import type { Asked } from "./desk.svelte";
import type { Table } from "./game.svelte";
import { maySee } from "./possible";
import { refusal } from "./refusal";
import { settled } from "./settled";

/** What the desk can do with a deal that was lost. */
interface Deeds {
  ask: (question: Asked) => void;
  take: (aid: Exclude<Aid, "hint">, then?: (game: GameState) => unknown) => Promise<void>;
  deal: (wanted: NewGame) => Promise<Refusal | null>;
  showFacit: () => void;
}

/**
 * Shows how a lost deal is won, in a new game that is practice, if that is proven to be possible; says
 * so if it is not. The lost game is booked as it stands.
 */
export function createLoss(table: Table, { ask, take, deal, showFacit }: Deeds) {
  async function showWay(game: GameState): Promise<void> {
    const isStill = () => table.state?.id === game.id && table.state.ply === game.ply;
    table.say((words) => words("facit-thinking"));
    const told = await settled(() => dealVerdictOf(game.id), isStill);
    if (!told || !isStill()) return;
    if (told.verdict === "winnable") return playAgain(game);
    table.say((words) => words(`loss-${told.verdict === "unwinnable" ? "unwinnable" : "unknown"}`));
  }

  async function playAgain(game: GameState): Promise<void> {
    const refused = await deal({ replay_of: game.id });
    if (refused) return table.say((words) => refusal(refused, words));
    await take("facit", showFacit);
  }

  /** Asks first where the game could still go on: what is told then leaves a mark on it. */
  return (game: GameState): void => {
    if (maySee(game, "verdict")) return void showWay(game);
    const question: Asked["question"] = (words) => words("loss-question");
    const done = () => void take("verdict", showWay);
    ask({ question, yes: "loss-yes", no: "facit-no", done });
  };
}
