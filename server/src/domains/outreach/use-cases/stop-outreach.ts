import type { OutreachStop } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { OutreachStopId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { findOptOuts, optOut } from '../../messaging/public.ts';
import { recipientByStop } from '../store/outreach.ts';

/**
 * Returns whether the recipient of the message with this link still gets such messages.
 * @throws DomainError 'not-found' for an unknown link
 */
export async function showStop(ctx: Context, id: OutreachStopId): Promise<OutreachStop> {
  const recipient = await recipientOf(ctx, id);
  return { address: masked(recipient), isStopped: (await findOptOuts(ctx, [recipient])).length > 0 };
}

/**
 * Opts the recipient out of everything but transactional email. Queued messages are suppressed.
 * @throws DomainError 'not-found' for an unknown link
 */
export const stopOutreach = (ctx: Context, id: OutreachStopId): Promise<OutreachStop> =>
  inTransaction(ctx, async (ctx) => {
    const recipient = await recipientOf(ctx, id);
    if ((await findOptOuts(ctx, [recipient])).length === 0) await optOut(ctx, [recipient], 'site');
    return { address: masked(recipient), isStopped: true };
  });

async function recipientOf(ctx: Context, id: OutreachStopId): Promise<string> {
  const recipient = await recipientByStop(ctx.db, id);
  if (recipient === null || recipient === '') throw notFound();
  return recipient;
}

/** Returns 'p•••@example.org' or '•••0141'. */
function masked(address: string): string {
  const at = address.indexOf('@');
  return at === -1 ? `•••${address.slice(-4)}` : `${address.charAt(0)}•••${address.slice(at)}`;
}
