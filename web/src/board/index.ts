export type { SendFirst } from "./moves";
export { createBoard, type Board, type BoardCallbacks, type BoardSettings } from "./board";
export { keysOf } from "./keys";
