import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { insertOf } from '../../../kernel/insert-rows.ts';
import { insertLast } from '../../../kernel/outbox.ts';
import { type StoredEvent, serviceRequestEvents } from '../tables.ts';

export type NewEvent = Omit<typeof serviceRequestEvents.$inferInsert, 'id'>;

/** Adds to the record of what happened. It only grows. */
export async function insertEvents(ctx: Context, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await insertLast(ctx, insertOf(serviceRequestEvents, events));
}

/** All that happened to a request, in order. */
export async function eventsOf(ctx: Context, id: ServiceRequestId): Promise<StoredEvent[]> {
  return ctx.db
    .select()
    .from(serviceRequestEvents)
    .where(eq(serviceRequestEvents.requestId, id))
    .orderBy(asc(serviceRequestEvents.id));
}

/** When an appointment was last booked, of the requests for which one was. */
export async function lastBookings(
  ctx: Context,
  ids: readonly ServiceRequestId[],
): Promise<ReadonlyMap<ServiceRequestId, Date>> {
  if (ids.length === 0) return new Map();
  const { requestId, type, at } = serviceRequestEvents;
  const rows = await ctx.db
    .select({ requestId, at: max(at) })
    .from(serviceRequestEvents)
    .where(and(inArray(requestId, [...ids]), eq(type, 'book')))
    .groupBy(requestId);
  return new Map(rows.flatMap((row) => (row.at === null ? [] : [[row.requestId, row.at]])));
}
