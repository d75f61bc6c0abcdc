import { facitOf } from "../api/client";
import type { Facit, GameState } from "../api/types";
import type { Table } from "./game.svelte";
import { facitMoveText } from "./line";
import { mostText } from "./most";
import { settled } from "./settled";
import type { Words } from "./words";

/** A move of facit that is shown on the table, and the version of the game that it is for. */
interface Pointed {
  at: string;
  move: string;
}

const version = ({ id, ply }: GameState): string => `${id} ${ply}`;

/** The next move of the line, or why there is none. */
function told({ moves, most_up, verdict }: Facit, words: Words): string {
  const [next] = moves;
  if (!next) return words(`facit-${verdict.replaceAll("_", "-")}`);
  const facts = { move: facitMoveText(next, words), left: moves.length };
  return words(most_up ? "facit-next-most" : "facit-next", facts);
}

/** The next move of facit: shown when it is asked for, made when it is asked for again. */
export function createFacit(table: Table, point: (move: string) => void) {
  let pointed = $state.raw<Pointed | null>(null);

  const isAt = (at: string): boolean => table.state !== null && version(table.state) === at;

  function tell(facit: Facit, at: string): void {
    const [next] = facit.moves;
    table.say((words) => `${told(facit, words)} ${mostText(facit, words)}`.trim());
    if (!next) return;
    pointed = { at, move: next.move };
    point(next.move);
  }

  return {
    /** The move that is shown, while the table is as it was then. */
    get move() {
      return pointed && isAt(pointed.at) ? pointed.move : null;
    },
    /** Shows the next move of the line from here, or says that there is none. */
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
