import type { CalendarTrouble } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { ContractorId, ExternalCalendarId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { insertRows } from '../../../kernel/insert-rows.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { CalendarValidator } from '../ports.ts';
import { externalBusyTimes as busyTable, externalCalendars, type StoredCalendar } from '../tables.ts';
import type { Busy, Period } from './appointment.ts';

export async function insertCalendar(ctx: Context, calendar: typeof externalCalendars.$inferInsert): Promise<void> {
  await ctx.db.insert(externalCalendars).values(calendar);
}

/** Returns a contractor's calendars whose busy times count, oldest first. */
export const calendarsOf = (ctx: Context, contractorId: ContractorId): Promise<StoredCalendar[]> =>
  ctx.db
    .select()
    .from(externalCalendars)
    .where(and(eq(externalCalendars.contractorId, contractorId), externalCalendars.isChosen))
    .orderBy(asc(externalCalendars.createdAt), asc(externalCalendars.id));

export async function calendarById(ctx: Context, id: ExternalCalendarId): Promise<StoredCalendar | null> {
  const [row] = await ctx.db.select().from(externalCalendars).where(eq(externalCalendars.id, id));
  return row ?? null;
}

/** Removes a calendar with its busy times. */
export async function deleteCalendar(ctx: Context, id: ExternalCalendarId): Promise<void> {
  await ctx.db.delete(externalCalendars).where(eq(externalCalendars.id, id));
}

/** Forgets what was read of a calendar, which no longer counts but can be chosen again. */
export async function unchooseCalendar(ctx: Context, id: ExternalCalendarId): Promise<void> {
  await ctx.db
    .update(externalCalendars)
    .set({
      isChosen: false,
      unread: 0,
      etag: null,
      readAt: null,
      coversUntil: null,
      askedAt: null,
      trouble: null,
      failures: 0,
    })
    .where(eq(externalCalendars.id, id));
  await ctx.db.delete(busyTable).where(eq(busyTable.calendarId, id));
}

export async function deleteCalendarsOf(ctx: Context, contractorId: ContractorId): Promise<void> {
  await ctx.db.delete(externalCalendars).where(eq(externalCalendars.contractorId, contractorId));
}

/** Returns when a contractor's calendars elsewhere say they are busy, as last read. */
export const externalBusyTimes = (ctx: Context, contractorId: ContractorId, { from, to }: Period): Promise<Busy[]> =>
  ctx.db
    .select({ startsAt: busyTable.startsAt, endsAt: busyTable.endsAt })
    .from(busyTable)
    .innerJoin(externalCalendars, eq(externalCalendars.id, busyTable.calendarId))
    .where(
      and(eq(externalCalendars.contractorId, contractorId), lt(busyTable.startsAt, to), gt(busyTable.endsAt, from)),
    );

/** Replaces what is stored of a calendar by a complete reading, unless it was disconnected meanwhile. */
export const saveReading = (
  ctx: Context,
  id: ExternalCalendarId,
  reading: {
    readonly busy: readonly Busy[];
    readonly unread: number;
    readonly validator: CalendarValidator;
    readonly coversUntil: Date;
    readonly name?: string | null;
  },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const { validator, coversUntil, busy, unread, name } = reading;
    const found = await ctx.db
      .update(externalCalendars)
      .set({
        ...validator,
        coversUntil,
        unread,
        readAt: now,
        askedAt: now,
        trouble: null,
        failures: 0,
        ...(name && { name }),
      })
      .where(and(eq(externalCalendars.id, id), externalCalendars.isChosen))
      .returning({ id: externalCalendars.id });
    if (found.length === 0) return;
    await ctx.db.delete(busyTable).where(eq(busyTable.calendarId, id));
    const rows = busy.map(({ startsAt, endsAt }) => ({ calendarId: id, startsAt, endsAt }));
    await insertRows(ctx.db, busyTable, rows, sql`calendar_id`);
  });

/** Notes that a calendar has not changed since it was read. */
export async function saveUnchanged(ctx: Context, id: ExternalCalendarId): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(externalCalendars)
    .set({ readAt: now, askedAt: now, trouble: null, failures: 0 })
    .where(and(eq(externalCalendars.id, id), externalCalendars.isChosen));
}

/** Notes why a calendar could not be read. What was read before stays. */
export async function saveTrouble(ctx: Context, id: ExternalCalendarId, trouble: CalendarTrouble): Promise<void> {
  await ctx.db
    .update(externalCalendars)
    .set({ askedAt: ctx.clock.now(), trouble, failures: sql`${externalCalendars.failures} + 1` })
    .where(and(eq(externalCalendars.id, id), externalCalendars.isChosen));
}
