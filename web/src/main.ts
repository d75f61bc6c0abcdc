import { mount } from "svelte";
import { listVariants } from "./api/client";
import App from "./app/App.svelte";
import { createClock } from "./app/clock.svelte";
import { createTable } from "./app/game.svelte";
import { fetchLanguages, preferred, speak } from "./app/language.svelte";
import { start } from "./app/start";
import "./styles/theme.css";
import "./styles/base.css";

async function open(target: HTMLElement): Promise<void> {
  await speak(preferred());
  const clock = createClock();
  const table = createTable(clock);
  const fragment = location.hash;
  const variants = await table.reach(listVariants);
  mount(App, { target, props: { table, clock, variants } });
  await start(table, variants, fragment);
  await fetchLanguages();
}

const target = document.getElementById("app");
if (target) void open(target);
