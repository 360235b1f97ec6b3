const DAY_MS = 86_400_000;

/**
 * Returns whether American trades are closed on a day ('yyyy-MM-dd'): New Year's, Memorial, Independence, Labor,
 * Thanksgiving and Christmas Day (5 U.S.C. 6103, without the days on which most firms work). One on a Sunday is kept on
 * the Monday after, and one on a Saturday on the Friday before.
 */
export function isHoliday(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const [month, dayOfMonth, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  if (month === 5 && weekday === 1) return dayOfMonth > 31 - 7;
  if (month === 9 && weekday === 1) return dayOfMonth <= 7;
  if (month === 11 && weekday === 4) return dayOfMonth > 21 && dayOfMonth <= 28;
  if (isFixed(date)) return true;
  if (weekday === 1) return isFixed(new Date(date.getTime() - DAY_MS));
  return weekday === 5 && isFixed(new Date(date.getTime() + DAY_MS));
}

function isFixed(date: Date): boolean {
  return ['01-01', '07-04', '12-25'].includes(date.toISOString().slice(5, 10));
}
