import app from "@locale/en/app.ftl?raw";
import board from "@locale/en/board.ftl?raw";
import hints from "@locale/en/hints.ftl?raw";
import refusals from "@locale/en/refusals.ftl?raw";
import problems from "@locale/en/problems.ftl?raw";
import proofs from "@locale/en/proofs.ftl?raw";
import rules from "@locale/en/rules.ftl?raw";
import { opening } from "./opening";

export default [opening.en, app, board, hints, problems, proofs, refusals, rules];
