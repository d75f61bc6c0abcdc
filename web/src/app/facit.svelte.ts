import { facitOf } from "../api/client";
import type { Facit, GameState } from "../api/types";
import type { Table } from "./game.svelte";
import { facitMoveText } from "./line";
import { settled } from "./settled";

/** A move of facit that is shown on the table, and the version of the game that it is for. */
interface Pointed {
  at: string;
  move: string;
}

const version = ({ id, ply }: GameState): string => `${id} ${ply}`;

/** The next move of facit: shown when it is asked for, made when it is asked for again. */
export function createFacit(table: Table, point: (move: string) => void) {
  let pointed = $state.raw<Pointed | null>(null);

  const isAt = (at: string): boolean => table.state !== null && version(table.state) === at;

  function tell(facit: Facit, at: string): void {
    const [next] = facit.moves;
    if (!next) return table.say((words) => words(`facit-${facit.verdict.replaceAll("_", "-")}`));
    const left = facit.moves.length;
    pointed = { at, move: next.move };
    table.say((words) => words("facit-next", { move: facitMoveText(next, words), left }));
    point(next.move);
  }

  return {
    /** The move that is shown, while the table is as it was then. */
    get move() {
      return pointed && isAt(pointed.at) ? pointed.move : null;
    },
    /** Shows the next move of the line that wins from here, or says that there is none. */
    async show(game: GameState): Promise<void> {
      const at = version(game);
      table.say((words) => words("facit-thinking"));
      const facit = await settled(
        () => facitOf(game.id),
        () => isAt(at),
      );
      if (facit?.ply === game.ply && isAt(at)) tell(facit, at);
    },
  };
}
