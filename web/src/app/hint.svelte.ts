import { tick } from "svelte";
import type { GameState, Hint } from "../api/types";
import type { Table } from "./game.svelte";
import { hintText } from "./hint";

const lastLevel = 4;

/** How a hint is shown on the board. */
export interface Pointing {
  point: (move: string) => void;
  pick: (pile: string, count: number) => void;
}

const version = ({ id, ply }: GameState): string => `${id} ${ply}`;

/** Hints: each time one is asked for in a position it says a little more. */
export function createHint(table: Table, { point, pick }: Pointing) {
  let given = { at: "", level: 0 };

  function show({ move, source, cards }: Hint): void {
    if (move) point(move);
    else if (source) pick(source, cards.length);
  }

  return {
    /** A hint for the table as it stands, a level further than the one before. */
    async more(): Promise<void> {
      const isSame = table.state !== null && version(table.state) === given.at;
      const hint = await table.hint(isSame ? Math.min(given.level + 1, lastLevel) : 1);
      if (!hint) return;
      given = { at: version(hint.state), level: hint.useful === "yes" ? hint.level : 0 };
      table.say((words) => hintText(hint, words));
      // The board shows the state that came with the hint before it shows the hint.
      await tick();
      show(hint);
    },
  };
}
