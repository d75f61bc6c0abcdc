import app from "@locale/en/app.ftl?raw";
import board from "@locale/en/board.ftl?raw";
import refusals from "@locale/en/refusals.ftl?raw";
import rules from "@locale/en/rules.ftl?raw";

export default [app, board, refusals, rules];
