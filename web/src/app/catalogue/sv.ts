import app from "@locale/sv/app.ftl?raw";
import board from "@locale/sv/board.ftl?raw";
import refusals from "@locale/sv/refusals.ftl?raw";
import rules from "@locale/sv/rules.ftl?raw";

export default [app, board, refusals, rules];
