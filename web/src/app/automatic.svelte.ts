import type { MoveAction } from "../api/wire";
import { recall, remember } from "./memory";

/** Which cards go to the foundations by themselves. */
export type Level = NonNullable<MoveAction["automatic"]>;

export const levels: Level[] = ["never", "aces", "safe", "all"];

const isLevel = (text: string | null): text is Level => levels.some((level) => level === text);

const chosen = recall("automatic");
let current = $state<Level>(isLevel(chosen) ? chosen : "aces");

/** The level that the player has chosen; it goes along with each move. */
export const automatic = (): Level => current;

export function chooseAutomatic(level: Level): void {
  current = level;
  remember("automatic", level);
}
