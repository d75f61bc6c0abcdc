import { deckSize } from "./rules";

/** The one number of Las Vegas that no option holds: what a card on a foundation gives back. */
export const gain = 5;

/** What Las Vegas comes to with these options, for the page that explains it. */
export function vegasFigures(options: Record<string, string>) {
  const cards = deckSize(options);
  const stake = cards;
  const points = (up: number): number => gain * up - stake;
  const least = Math.floor(stake / gain) + 1;
  const table = [0, least - 1, least, 15, 20, cards].map((up) => ({ up, points: points(up) }));
  return { stake, gain, cards, least, points: points(least), full: points(cards), table };
}
