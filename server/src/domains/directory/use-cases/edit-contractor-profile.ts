import type {
  ContractorProfile,
  ContractorProfileEdit,
} from '@plumbline/contract/domains/directory/contractor-profile.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { untilNoticed } from '../../../kernel/until-noticed.ts';
import { instantOf, wallTimeOf } from '../../../kernel/zoned-time.ts';
import { updateContractor } from '../store/contractor.ts';
import type { OwnedListing } from '../store/listing-of-account.ts';
import type { NewContractorRow } from '../tables.ts';
import { loadOwnListing, showContractorProfile } from './show-contractor-profile.ts';

/**
 * Changes the given fields of the signed-in contractor's profile. Searches reflect it immediately, and a pause ends
 * automatically the day after.
 *
 * @throws DomainError 'not-found' without a listing.
 */
export const editContractorProfile = (ctx: Context, edit: ContractorProfileEdit): Promise<ContractorProfile> =>
  inTransaction(ctx, async (ctx) => {
    const listing = await loadOwnListing(ctx);
    const change = changeOf(ctx, listing, edit);
    if (Object.keys(change).length > 0) {
      await updateContractor(ctx.db, listing.id, { ...change, updatedAt: ctx.clock.now() });
      await untilNoticed(ctx);
    }
    if (change.pausedUntil) await scheduleResume(ctx, listing, change.pausedUntil);
    return showContractorProfile(ctx);
  });

function changeOf(
  ctx: Context,
  { timeZone }: OwnedListing,
  { licenseNumber, notTakingWorkUntil, smallestJob, ...same }: ContractorProfileEdit,
): Partial<NewContractorRow> {
  const today = wallTimeOf(ctx.clock.now(), timeZone).day;
  const change = {
    ...same,
    ...(licenseNumber !== undefined && { statedLicense: licenseNumber }),
    // A past day neither ends nor begins a pause.
    ...(notTakingWorkUntil !== undefined && {
      pausedUntil: notTakingWorkUntil !== null && notTakingWorkUntil >= today ? notTakingWorkUntil : null,
    }),
    ...(smallestJob !== undefined && { smallestJobCents: smallestJob === null ? null : Math.round(smallestJob * 100) }),
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const DAY_MS = 86_400_000;

async function scheduleResume(ctx: Context, { id, timeZone }: OwnedListing, until: string): Promise<void> {
  const dayAfter = new Date(Date.parse(until) + DAY_MS).toISOString().slice(0, 10);
  const runAt = instantOf(dayAfter, '00:00', timeZone);
  await enqueue(ctx, [{ task: 'resume-work', payload: { contractorId: id }, runAt, key: `resume-work:${id}` }]);
}
