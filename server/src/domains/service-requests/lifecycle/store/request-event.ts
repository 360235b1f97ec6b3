import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { insertOf } from '../../../../kernel/insert-rows.ts';
import { insertLast } from '../../../../kernel/outbox.ts';
import { type StoredEvent, serviceRequestEvents } from '../../tables.ts';
import { ENDS_APPOINTMENT } from '../rules/record.ts';

/** Enough for a worker that was off for a quarter of a year, twice. */
const MONTHS_AHEAD = 6;

export type NewEvent = Omit<typeof serviceRequestEvents.$inferInsert, 'id'>;

/** Adds events to the record, which is append-only. */
export async function insertEvents(ctx: Context, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await insertLast(ctx, insertOf(serviceRequestEvents, events));
}

/** Leaves out the months before the requests, which PostgreSQL then doesn't look into. */
const sinceRequested = (ids: readonly ServiceRequestId[]) => sql`${serviceRequestEvents.at} >= (
  select min(created_at) - interval '1 day' from service_requests where id = any(${sql.param([...ids])}::text[]))`;

/** Returns all events of a request, in order. */
export async function eventsOf(ctx: Context, id: ServiceRequestId): Promise<StoredEvent[]> {
  return ctx.db
    .select()
    .from(serviceRequestEvents)
    .where(and(eq(serviceRequestEvents.requestId, id), sinceRequested([id])))
    .orderBy(asc(serviceRequestEvents.id));
}

/** Returns the appointment events of some requests, in order, for `appointmentIn`. */
export async function appointmentEventsOf(ctx: Context, ids: readonly ServiceRequestId[]): Promise<StoredEvent[]> {
  if (ids.length === 0) return [];
  const { id, requestId, type } = serviceRequestEvents;
  return ctx.db
    .select()
    .from(serviceRequestEvents)
    .where(and(inArray(requestId, [...ids]), inArray(type, ['book', ...ENDS_APPOINTMENT]), sinceRequested(ids)))
    .orderBy(asc(id));
}

/** Makes the months that events of the near future belong to (migration 0070). Returns how many were missing. */
export async function makeEventMonths(ctx: Context): Promise<number> {
  const { rows } = await ctx.db.execute<{ made: number }>(
    sql`select make_month_partitions('service_request_events', ${MONTHS_AHEAD}) as made`,
  );
  return rows[0]?.made ?? 0;
}
