import type { FormInfo, GameState, Variant } from "../../api/types";
import { optionsOf } from "../games";

/** The forms of Las Vegas that may have a bank: the one on the table first, then those with a name. */
export function bankForms(game: GameState, variants: Variant[]): [FormInfo, ...FormInfo[]] {
  const named = variants.filter(isVegas).map((variant) => formOf(variant, variants));
  const isOnTable = ({ rules, scoring }: FormInfo) =>
    rules === game.rules && scoring === game.scoring;
  const others = named.filter((form) => !isOnTable(form));
  const [first, ...rest] = game.score.kind === "vegas" ? [played(game), ...others] : others;
  if (!first) throw new Error("expected a game of Las Vegas among the games");
  return [first, ...rest];
}

const isVegas = ({ scoring }: Variant): boolean => scoring.split(":")[0] === "vegas";

const counted = { is_current: true, played: 0, won: 0, plus: 0 };

const formOf = ({ id, rules, scoring }: Variant, variants: Variant[]): FormInfo => ({
  ...{ game: id, options: optionsOf(id, variants) ?? {}, rules, scoring, rules_version: 1 },
  ...counted,
});

const played = ({ game, options, rules, scoring, rules_version }: GameState): FormInfo => ({
  ...{ game, options, rules, scoring, rules_version },
  ...counted,
});
