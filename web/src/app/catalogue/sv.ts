import app from "@locale/sv/app.ftl?raw";
import board from "@locale/sv/board.ftl?raw";
import refusals from "@locale/sv/refusals.ftl?raw";
import hints from "@locale/sv/hints.ftl?raw";
import problems from "@locale/sv/problems.ftl?raw";
import proofs from "@locale/sv/proofs.ftl?raw";
import rules from "@locale/sv/rules.ftl?raw";
import { opening } from "./opening";

export default [opening.sv, app, board, hints, problems, proofs, refusals, rules];
