import type { Context } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { makeEventMonths } from '../store/request-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes the months of events that are missing, and comes back tomorrow. */
export async function keepEventMonths(ctx: Context): Promise<void> {
  const made = await makeEventMonths(ctx);
  if (made > 0) ctx.log.info({ made }, 'Months were made for events to come');
  await scheduleEventMonths(ctx, DAY_MS);
}

/** Schedules the next look. Several processes that schedule it still create one job. */
export async function scheduleEventMonths(ctx: Context, inMs = 0): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + inMs);
  await enqueue(ctx, [{ task: 'make-event-months', payload: {}, runAt, key: 'make-event-months' }]);
}
