import type { OutreachStop } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { OutreachStopId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { findOptOuts, optOut } from '../../messaging/public.ts';
import { projectPage } from '../../projects/public.ts';
import { contactOf } from '../rules/listing-contact.ts';
import { outreachByStop } from '../store/outreach.ts';
import { addressesOf } from './open-listing.ts';

/**
 * Returns whether the recipient of the message with this link still gets such messages.
 * @throws DomainError 'not-found' for an unknown link
 */
export async function showStop(ctx: Context, id: OutreachStopId): Promise<OutreachStop> {
  const { recipient } = await stoppable(ctx, id);
  return { address: masked(recipient), isStopped: (await findOptOuts(ctx, [recipient])).length > 0 };
}

/**
 * Opts the recipient out of everything but transactional email: the contact of a project at each address and number that
 * its listing names. Queued messages are suppressed.
 * @throws DomainError 'not-found' for an unknown link
 */
export const stopOutreach = (ctx: Context, id: OutreachStopId): Promise<OutreachStop> =>
  inTransaction(ctx, async (ctx) => {
    const { recipient, addresses } = await stoppable(ctx, id);
    const stopped = await Promise.all(addresses.map((address) => findOptOuts(ctx, [address])));
    const open = addresses.filter((_, at) => stopped[at]?.length === 0);
    if (open.length > 0) await optOut(ctx, open, 'site');
    return { address: masked(recipient), isStopped: true };
  });

interface Stoppable {
  readonly recipient: string;
  /** The recipient's, and those of the same contact. */
  readonly addresses: readonly string[];
}

async function stoppable(ctx: Context, id: OutreachStopId): Promise<Stoppable> {
  const outreach = await outreachByStop(ctx.db, id);
  if (outreach === null || outreach.recipient === '') throw notFound();
  const { recipient, projectId } = outreach;
  const project = await projectPage(ctx, projectId);
  const contact = addressesOf(contactOf(project?.contactInfo ?? null));
  // A script went to the bidder, and a listing may name somebody else by now.
  return { recipient, addresses: contact.includes(recipient) ? contact : [recipient] };
}

/** Returns 'p•••@example.org' or '•••0141'. */
function masked(address: string): string {
  const at = address.indexOf('@');
  return at === -1 ? `•••${address.slice(-4)}` : `${address.charAt(0)}•••${address.slice(at)}`;
}
