/** Seconds as 4:07, and as 1:04:07 when there are hours. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = [hours > 0 ? padded(minutes) : String(minutes), padded(whole % 60)];
  return [...(hours > 0 ? [String(hours)] : []), ...tail].join(":");
}

const padded = (number: number): string => String(number).padStart(2, "0");

/** The time zone of the player, by its name. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
