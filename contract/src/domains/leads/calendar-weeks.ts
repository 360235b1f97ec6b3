const DAY_MS = 86_400_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the weeks, from Sunday to Saturday, that a month ('yyyy-MM') touches, as days ('yyyy-MM-dd'). */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = dayAfter(first, -new Date(first).getUTCDay());
  const weeks: string[][] = [];
  for (let sunday = start; sunday < first || sunday.startsWith(month); sunday = dayAfter(sunday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(sunday, days)));
  }
  return weeks;
}
