import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/**
 * Writes down that an event of the provider was taken in. False when it was before; waits for a transaction that is
 * taking it in right now.
 */
export async function takeEvent(ctx: Context, event: { readonly id: string; readonly type: string }): Promise<boolean> {
  const { rowCount } = await ctx.db.execute(sql`
    insert into provider_events (id, type, outcome, received_at)
    values (${event.id}, ${event.type}, 'ignored', ${ctx.clock.now().toISOString()})
    on conflict (id) do nothing`);
  return rowCount === 1;
}

/** Writes down what an event was about: a payment of ours, or nobody's. */
export async function traceEvent(ctx: Context, id: string, paymentId: PaymentId | null): Promise<void> {
  await ctx.db.execute(sql`
    update provider_events set payment_id = ${paymentId}, outcome = ${paymentId === null ? 'foreign' : 'applied'}
    where id = ${id}`);
}

/** Forgets events that the provider no longer repeats. */
export async function deleteEventsBefore(ctx: Context, before: Date): Promise<void> {
  await ctx.db.execute(sql`delete from provider_events where received_at < ${before.toISOString()}`);
}
