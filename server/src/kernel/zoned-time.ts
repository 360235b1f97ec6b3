import { DateTime, IANAZone } from 'luxon';

/** The moment at which clocks in a zone show a day ('yyyy-MM-dd') and a time ('HH:mm'); of two the first. */
export function instantOf(day: string, time: string, zone: string): Date {
  // Which of the two Luxon answers depends on the day on which it is asked.
  const found = DateTime.fromISO(`${day}T${time}`, { zone });
  const before = found.minus({ hours: 1 });
  return (before.hour === found.hour && before.minute === found.minute ? before : found).toJSDate();
}

/** What clocks in a zone show at a moment. */
export function wallTimeOf(moment: Date, zone: string): { day: string; time: string } {
  const local = DateTime.fromJSDate(moment, { zone });
  return { day: local.toFormat('yyyy-MM-dd'), time: local.toFormat('HH:mm') };
}

/** A moment as clocks in a zone show it, with their offset: '2026-05-01T14:00:00-04:00'. In UTC for an unknown zone. */
export function isoInZone(moment: Date, zone: string): string {
  const offset = offsetAt(moment, zone);
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0');
  const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

const HOUR_MS = 3_600_000;
const MAX_OFFSETS = 10_000;
/** By zone and hour: American clocks are changed on the hour, and looking them up takes long. */
const offsets = new Map<string, number>();

/** Minutes ahead of UTC. */
function offsetAt(moment: Date, zone: string): number {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  const key = `${zone} ${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = IANAZone.create(zone).offset(hour * HOUR_MS) || 0;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}
