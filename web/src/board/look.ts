/** How the player wants the table laid out. */
export interface Look {
  /** The side of the table on which the stock lies, and all that is at the left of a table as it is. */
  readonly side: "left" | "right";
  /** How large the figures on the cards are. */
  readonly print: "normal" | "large";
}

export const plainLook: Look = { side: "left", print: "normal" };
