/** Every time zone's midnight falls on a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;

interface Zone {
  readonly format: Intl.DateTimeFormat;
  quarter: number;
  day: string;
}

const zones = new Map<string, Zone>();

/** Returns the number of the quarter hour. Within one, the day doesn't change in any zone. */
export const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / QUARTER_MS);

/**
 * Returns the calendar day of a moment in a zone, 'yyyy-MM-dd'.
 * @throws RangeError for an unknown zone
 */
export function dayIn(moment: Date, timeZone: string): string {
  let zone = zones.get(timeZone);
  if (zone === undefined) {
    // Creating a formatter costs more than using it a hundred times. 'en-CA' formats days like ISO 8601.
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    zone = { format, quarter: Number.NaN, day: '' };
    zones.set(timeZone, zone);
  }
  const quarter = quarterOf(moment);
  if (zone.quarter !== quarter) {
    zone.day = zone.format.format(moment);
    zone.quarter = quarter;
  }
  return zone.day;
}
