import type { Found } from "../../api/client";
import type { DealText, FoundDeal, FoundDeals, Refusal } from "../../api/types";

/** Why a text is no deal: the text as it was read, and what the server says of it. */
export interface Fault {
  text: string;
  refusal: Refusal;
}

/** The reading of a text for the deal in it, or for the one that the player picks of several. */
export function createReading(read: (text: DealText) => Promise<Found<FoundDeals>>) {
  let last = $state.raw<{ key: string; found: FoundDeals } | null>(null);
  let fault = $state.raw<Fault | null>(null);
  let pick = $state(0);

  const known = (text: DealText): FoundDeals | null =>
    last?.key === JSON.stringify(text) ? last.found : null;

  async function fetched(text: DealText): Promise<FoundDeals | null> {
    fault = null;
    const answer = await read(text);
    if ("refusal" in answer) {
      fault = { text: text.text, refusal: answer.refusal };
      return null;
    }
    pick = 0;
    last = { key: JSON.stringify(text), found: answer.found };
    return answer.found;
  }

  return {
    get fault() {
      return fault;
    },
    get pick() {
      return pick;
    },
    set pick(place: number) {
      pick = place;
    },
    /** Forgets what was wrong with a text that is now another. */
    forget(): void {
      fault = null;
    },
    /** The deals of a text to pick from, if it was read and there is more than one. */
    several(text: DealText): FoundDeals | null {
      const found = known(text);
      return found && found.count > 1 ? found : null;
    },
    /** The deal to be dealt; null where there is none, or where one is to be picked first. */
    async deal(text: DealText): Promise<FoundDeal | null> {
      const picked = known(text)?.deals[pick];
      if (picked) return picked;
      const found = await fetched(text);
      return found?.count === 1 ? (found.deals[0] ?? null) : null;
    },
  };
}
