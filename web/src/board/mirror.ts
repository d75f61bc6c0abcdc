import type { PileName } from "../api/types";
import type { Box, Size } from "./geometry";
import { roleOf } from "./piles";
import type { Plan } from "./plan";

/**
 * A plan with the piles of each role on the other side of the board. Among themselves they keep
 * their order: columns are named from the left, and cards that overlap show their left edge.
 */
export function mirrored(plan: Plan, piles: readonly PileName[], { width }: Size): Plan {
  const shiftOf = (role: string): number => {
    const places = piles.filter((pile) => roleOf(pile) === role).map((pile) => plan.at(pile).x);
    return width - plan.card.width - Math.max(...places) - Math.min(...places);
  };
  const shifts = new Map([...new Set(piles.map(roleOf))].map((role) => [role, shiftOf(role)]));
  const caption: Box = { ...plan.caption, x: width - plan.caption.x - plan.caption.width };
  return {
    ...plan,
    caption,
    at(pile) {
      const { x, y } = plan.at(pile);
      return { x: x + (shifts.get(roleOf(pile)) ?? 0), y };
    },
  };
}
