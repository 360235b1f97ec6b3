import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { insertOf } from '../../../../kernel/insert-rows.ts';
import { insertLast } from '../../../../kernel/outbox.ts';
import { type StoredEvent, serviceRequestEvents } from '../../tables.ts';
import { ENDS_APPOINTMENT } from '../rules/record.ts';

export type NewEvent = Omit<typeof serviceRequestEvents.$inferInsert, 'id'>;

/** Adds events to the record, which is append-only. */
export async function insertEvents(ctx: Context, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await insertLast(ctx, insertOf(serviceRequestEvents, events));
}

/** Returns all events of a request, in order. */
export async function eventsOf(ctx: Context, id: ServiceRequestId): Promise<StoredEvent[]> {
  return ctx.db
    .select()
    .from(serviceRequestEvents)
    .where(eq(serviceRequestEvents.requestId, id))
    .orderBy(asc(serviceRequestEvents.id));
}

/** Returns the appointment events of some requests, in order, for `appointmentIn`. */
export async function appointmentEventsOf(ctx: Context, ids: readonly ServiceRequestId[]): Promise<StoredEvent[]> {
  if (ids.length === 0) return [];
  const { id, requestId, type } = serviceRequestEvents;
  return ctx.db
    .select()
    .from(serviceRequestEvents)
    .where(and(inArray(requestId, [...ids]), inArray(type, ['book', ...ENDS_APPOINTMENT])))
    .orderBy(asc(id));
}
