/** A day as the server writes it, such as 2026-11-30; such texts are in the order of their days. */
export type Day = string;

/** A month as the first seven characters of its days. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** The month so many months later, or earlier. */
export function monthAfter(month: Month, count: number): Month {
  const date = dateOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(dayOf(date));
}

/** The days of a month, and how many places of its first week stand empty before them. */
export function daysOf(month: Month): { before: number; days: Day[] } {
  const first = dateOf(`${month}-01`);
  const length = dateOf(lastOf(month)).getUTCDate();
  const dayAt = (place: number): Day => `${month}-${String(place + 1).padStart(2, "0")}`;
  const days = Array.from({ length }, (_, place) => dayAt(place));
  return { before: (first.getUTCDay() + 6) % 7, days };
}

/** The last day of a month: the one before the next begins. */
function lastOf(month: Month): Day {
  const date = dateOf(`${monthAfter(month, 1)}-01`);
  date.setUTCDate(0);
  return dayOf(date);
}

/** One that begins with a Monday. */
const monthFromMonday: Month = "2024-01";

/** How a language writes days and months. */
export function calendarOf(language: string) {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  const [long, month, weekday] = [
    written({ day: "numeric", month: "long", year: "numeric" }),
    written({ month: "long", year: "numeric" }),
    written({ weekday: "short" }),
  ];
  return {
    day: (day: Day): string => long.format(dateOf(day)),
    month: (name: Month): string => month.format(dateOf(`${name}-01`)),
    /** The names of the days of a week, from Monday. */
    weekdays: daysOf(monthFromMonday)
      .days.slice(0, 7)
      .map((day) => weekday.format(dateOf(day))),
  };
}
