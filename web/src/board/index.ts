export { createBoard, type Board, type BoardCallbacks, type BoardSettings } from "./board";
export { boardKeys } from "./keys";
