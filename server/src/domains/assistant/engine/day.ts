/** No zone's day ends within a quarter of an hour that begins on the hour, or 15, 30 or 45 minutes past it. */
const QUARTER_MS = 15 * 60_000;

interface Zone {
  readonly format: Intl.DateTimeFormat;
  quarter: number;
  day: string;
}

const zones = new Map<string, Zone>();

/** Counts quarters of an hour: within one, the day is the same in every zone. */
export const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / QUARTER_MS);

/**
 * The calendar day at a moment in a zone, 'yyyy-MM-dd'.
 * @throws RangeError for a zone that there isn't
 */
export function dayIn(moment: Date, timeZone: string): string {
  let zone = zones.get(timeZone);
  if (zone === undefined) {
    // Making one costs more than using it a hundred times. 'en-CA' writes days as ISO does.
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
