import type { Context } from '../../../kernel/context.ts';
import { saveReading, saveTrouble, saveUnchanged } from '../store/external-calendar.ts';
import type { StoredCalendar } from '../tables.ts';
import { findPlace } from './find-place.ts';

const DAY_MS = 86_400_000;
/** Days ahead that are read, and that must stay known when a calendar says that it has not changed. */
const DAYS_READ = 90;
const DAYS_KNOWN = 60;

export interface HowToRead {
  /** The owner's time zone. */
  readonly timeZone: string;
  /** A moment that must be covered, however far ahead. */
  readonly until?: Date;
  readonly signal: AbortSignal;
}

/**
 * Reads a calendar and stores its busy times, or why it could not be read. Makes a request, so it must not run in a
 * transaction.
 */
export async function readCalendar(
  ctx: Context,
  calendar: StoredCalendar,
  { timeZone, until, signal }: HowToRead,
): Promise<void> {
  const port = ctx.ports.calendars;
  if (port === null) return;
  const { id, etag, lastModified, coversUntil } = calendar;
  const place = await findPlace(ctx, port, calendar);
  if (place === null) return saveTrouble(ctx, id, 'locked');
  const now = ctx.clock.now().getTime();
  const needed = Math.max(now + DAYS_KNOWN * DAY_MS, until?.getTime() ?? 0);
  const to = new Date(Math.max(now + DAYS_READ * DAY_MS, until?.getTime() ?? 0));
  const isKnown = coversUntil !== null && coversUntil.getTime() >= needed;
  const since = isKnown && (etag !== null || lastModified !== null) ? { etag, lastModified } : null;
  const query = {
    from: new Date(now - DAY_MS),
    to,
    timeZone,
    ownSuffix: `@${new URL(ctx.settings.publicUrl).hostname}`,
  };
  const reading = await port.read(place, since, query, signal);
  if (reading === 'not-modified') return saveUnchanged(ctx, id);
  if ('trouble' in reading) return saveTrouble(ctx, id, reading.trouble);
  return saveReading(ctx, id, { ...reading, coversUntil: to });
}
