import { DateTime, IANAZone } from 'luxon';

/**
 * Returns the moment at which clocks in a zone show a day ('yyyy-MM-dd') and a time ('HH:mm'); the first if there are
 * two.
 */
export function instantOf(day: string, time: string, zone: string): Date {
  // Luxon's choice between the two depends on the day it is asked.
  const found = DateTime.fromISO(`${day}T${time}`, { zone });
  const before = found.minus({ hours: 1 });
  return (before.hour === found.hour && before.minute === found.minute ? before : found).toJSDate();
}

/** Returns what clocks in a zone show at a moment. */
export function wallTimeOf(moment: Date, zone: string): { day: string; time: string } {
  const local = DateTime.fromJSDate(moment, { zone });
  return { day: local.toFormat('yyyy-MM-dd'), time: local.toFormat('HH:mm') };
}

/**
 * Formats a moment as clocks in a zone show it, with their offset: '2026-05-01T14:00:00-04:00'. Uses UTC for an unknown
 * zone.
 */
export function isoInZone(moment: Date, zone: string): string {
  const offset = minutesAhead(moment.getTime(), zone);
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0');
  const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MAX_OFFSETS = 20_000;
/**
 * Caches offsets by zone: one per UTC day if the offset stays the same all day, else one per hour. Lookups are slow.
 */
const offsets = new Map<string, Map<number, number | null>>();
let known = 0;

/** Returns how many minutes the clocks of a zone are ahead of UTC at a moment in milliseconds; 0 for an unknown zone. */
function minutesAhead(millis: number, zone: string): number {
  const day = Math.floor(millis / DAY_MS);
  const ofDay = remembered(zone, day, () => {
    const [first, last] = [lookedUp(day * DAY_MS, zone), lookedUp((day + 1) * DAY_MS, zone)];
    return first === last ? first : null;
  });
  if (ofDay !== null) return ofDay;
  const hour = Math.floor(millis / HOUR_MS);
  // American clocks change on the hour. The fraction keeps hours apart from days.
  return remembered(zone, hour + 0.5, () => lookedUp(hour * HOUR_MS, zone)) ?? 0;
}

/** Returns the moment, in milliseconds, at which the clocks of a zone show what `wall` shows in UTC. */
export function momentOfWall(wall: number, zone: string): number {
  const offset = minutesAhead(wall, zone);
  const guess = wall - offset * MINUTE_MS;
  const there = minutesAhead(guess, zone);
  if (there === offset) return guess;
  const second = wall - there * MINUTE_MS;
  // For a time in the hour that clocks skip, returns the time after it.
  return minutesAhead(second, zone) === there ? second : wall - Math.min(offset, there) * MINUTE_MS;
}

/** Returns what the clocks of a zone show at a moment, as milliseconds that show the same in UTC. */
export const wallOf = (millis: number, zone: string): number => millis + minutesAhead(millis, zone) * MINUTE_MS;

const lookedUp = (millis: number, zone: string) => IANAZone.create(zone).offset(millis) || 0;

function remembered(zone: string, key: number, find: () => number | null): number | null {
  const ofZone = offsets.get(zone)?.get(key);
  if (ofZone !== undefined) return ofZone;
  if (known >= MAX_OFFSETS) {
    offsets.clear();
    known = 0;
  }
  const found = find();
  const map = offsets.get(zone) ?? new Map<number, number | null>();
  offsets.set(zone, map.set(key, found));
  known += 1;
  return found;
}
