import type { OwnPermits } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import { FirmDisputeId } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { untilNoticed } from '../../../kernel/until-noticed.ts';
import { listingOf, permitRecordOf } from '../../directory/public.ts';
import { leadsWords } from '../leads.words.ts';
import { ownPermits } from '../rules/firm-views.ts';
import { disputesOf, firmsOfContractor, insertDispute, lockFirm, openDisputesOf } from '../store/firm-dispute.ts';
import { publishRecords } from './publish-records.ts';

/**
 * Returns what permits prove about the signed-in contractor's listing, and the firms whose permits count.
 * @throws DomainError 'not-found' without a listing
 */
export async function showOwnPermits(ctx: Context): Promise<OwnPermits> {
  const id = await ownListing(ctx);
  const [shown, firms, disputes] = [
    await permitRecordOf(ctx, id),
    await firmsOfContractor(ctx, id),
    await disputesOf(ctx, id),
  ];
  if (shown === null) throw notFound();
  return ownPermits(shown, firms, disputes);
}

/**
 * Says for the signed-in contractor that the permits of a firm aren't theirs. They no longer count, anywhere, until an
 * operator has decided.
 * @throws DomainError 'not-found' for a firm that isn't linked to their listing, 'already-happened' if it is disputed, or
 * if an operator has confirmed the link
 */
export const disputeFirm = (ctx: Context, slug: string, reason: string): Promise<OwnPermits> =>
  inTransaction(ctx, async (ctx) => {
    const contractorId = await ownListing(ctx);
    const firm = await lockFirm(ctx, slug);
    if (firm === null || firm.contractorId !== contractorId) throw notFound();
    if (firm.linkedBy === 'operator') throw happened('linkConfirmed');
    const open = await openDisputesOf(ctx, firm);
    if (open.some((dispute) => dispute.contractorId === contractorId)) throw happened('isDisputed');
    await insertDispute(ctx, {
      id: FirmDisputeId.parse(newId('fd')),
      nameKey: firm.nameKey,
      state: firm.state,
      name: firm.name,
      contractorId,
      userId: signedIn(ctx.actor).userId,
      reason,
      disputedAt: ctx.clock.now(),
      outcome: null,
      decidedAt: null,
    });
    await publishRecords(ctx, [contractorId]);
    await untilNoticed(ctx);
    return showOwnPermits(ctx);
  });

async function ownListing(ctx: Context): Promise<ContractorId> {
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null) throw notFound();
  return listing.id;
}

const happened = (which: 'linkConfirmed' | 'isDisputed'): DomainError =>
  new DomainError(
    'already-happened',
    say(leadsWords, (words) => words[which]),
  );
