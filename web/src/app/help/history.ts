/** A piece of the games' history, and how certain it is: what is disputed is called so. */
export interface Chapter {
  id: string;
  certainty: "known" | "disputed" | "unknown";
}

export const history: Chapter[] = [
  { id: "oldest", certainty: "known" },
  { id: "birth", certainty: "disputed" },
  { id: "napoleon", certainty: "disputed" },
  { id: "harpan", certainty: "unknown" },
  { id: "klondike", certainty: "known" },
  { id: "canfield", certainty: "disputed" },
  { id: "demon", certainty: "known" },
  { id: "windows", certainty: "known" },
  { id: "freecell", certainty: "known" },
  { id: "spider", certainty: "disputed" },
  { id: "others", certainty: "unknown" },
];
