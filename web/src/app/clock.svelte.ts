const tick = 250;

/** Play time: it runs while it is told to and the page is seen, and never backwards. */
export function createClock() {
  let counted = 0;
  let since: number | null = null;
  let wanted = false;
  let shown = $state(0);

  const seconds = (): number => counted + (since === null ? 0 : (performance.now() - since) / 1000);

  function settle(): void {
    counted = seconds();
    since = wanted && document.visibilityState === "visible" ? performance.now() : null;
    shown = Math.floor(counted);
  }

  document.addEventListener("visibilitychange", settle);
  setInterval(() => (shown = Math.floor(seconds())), tick);

  return {
    /** Whole seconds, for showing. */
    get shown() {
      return shown;
    },
    seconds,
    set(start: number): void {
      counted = start;
      since = null;
      settle();
    },
    run(on: boolean): void {
      wanted = on;
      settle();
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
