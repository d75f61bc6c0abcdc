/** What the player has dropped or pasted where there is no field for it: a file or a text. */
export type Brought = File | string;

/** Whether something that is dragged over the page can be dropped here as a deal. */
export const canBring = (data: DataTransfer | null, isField: boolean): boolean =>
  data !== null &&
  (data.types.includes("Files") || (!isField && data.types.includes("text/plain")));

/** What is dropped or pasted; null where that is nothing. */
export const broughtBy = (data: DataTransfer): Brought | null =>
  data.files[0] ?? (data.getData("text/plain") || null);
