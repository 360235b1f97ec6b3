import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/**
 * Records that a provider event is being processed. Returns false if it already was. Waits for a concurrent transaction
 * that is processing the same event.
 */
export async function takeEvent(ctx: Context, event: { readonly id: string; readonly type: string }): Promise<boolean> {
  const { rowCount } = await ctx.db.execute(sql`
    insert into provider_events (id, type, outcome, received_at)
    values (${event.id}, ${event.type}, 'ignored', ${ctx.clock.now().toISOString()})
    on conflict (id) do nothing`);
  return rowCount === 1;
}

/** Records the payment that an event was about; null if it was not one of ours. */
export async function traceEvent(ctx: Context, id: string, paymentId: PaymentId | null): Promise<void> {
  await ctx.db.execute(sql`
    update provider_events set payment_id = ${paymentId}, outcome = ${paymentId === null ? 'foreign' : 'applied'}
    where id = ${id}`);
}

/** Deletes events that the provider no longer repeats. */
export async function deleteEventsBefore(ctx: Context, before: Date): Promise<void> {
  await ctx.db.execute(sql`delete from provider_events where received_at < ${before.toISOString()}`);
}
