export type { SendFirst } from "./ways";
export { createBoard, type Board, type BoardCallbacks, type BoardSettings } from "./board";
export { keysOf } from "./keys";
