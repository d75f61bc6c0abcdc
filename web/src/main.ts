import { mount } from "svelte";
import { listVariants } from "./api/client";
import type { Variant } from "./api/types";
import { createClock } from "./app/clock.svelte";
import { dress } from "./app/dress.svelte";
import { createTable, type Table } from "./app/game.svelte";
import { fetchFind, fetchSheets } from "./app/fetched";
import { fetchLanguages, language, preferred, speak } from "./app/language.svelte";
import Opening from "./app/Opening.svelte";
import { start } from "./app/start";
import "./styles/theme.css";
import "./styles/base.css";

/** How long the first game has the line to itself, in milliseconds. */
const restAfter = 2000;

/** Fetches what is wanted later, so that it is there even if the server goes away. */
const fetchRest = (): Promise<unknown> =>
  Promise.allSettled([fetchLanguages(), fetchSheets(), fetchFind(), import("./app/ask/told")]);

/** Fetches what the page needs to be shown, and puts a game on the table. */
async function open(table: Table, fragment: string): Promise<Variant[]> {
  await table.reach(() => speak(preferred()));
  const variants = await table.reach(listVariants);
  void start(table, variants, fragment).then(() => setTimeout(fetchRest, restAfter));
  return variants;
}

function openIn(target: HTMLElement): void {
  const clock = createClock();
  const table = createTable(clock);
  const variants = open(table, location.hash);
  document.documentElement.lang = language();
  dress(document.documentElement);
  target.replaceChildren();
  mount(Opening, { target, props: { table, clock, variants } });
}

const target = document.getElementById("app");
if (target) openIn(target);
