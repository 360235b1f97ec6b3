import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { asc, eq } from 'drizzle-orm';
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
