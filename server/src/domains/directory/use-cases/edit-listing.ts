import type { ListingEdit, OwnListing } from '@plumbline/contract/domains/directory/listing.ts';
import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { ContractorId, ListingKey } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { keyHash } from '../rules/claim-secret.ts';
import { contractorById, updateContractor } from '../store/contractor.ts';
import { listingBehind } from '../store/listing-claim.ts';
import { unansweredReviewsOf } from '../store/review.ts';
import { inWeekOrder } from '../views.ts';

const UNANSWERED_SHOWN = 20;

/** Returns a claimed listing for the holder of its key. `not-found` for an unknown or expired key. */
export async function showOwnListing(ctx: Context, key: ListingKey): Promise<OwnListing> {
  const { contractorId, until } = await behind(ctx, key);
  const contractor = await contractorById(ctx.db, contractorId);
  if (contractor === null || contractor.status === 'hidden') throw notFound();
  return {
    id: contractor.id,
    slug: contractor.slug,
    companyName: contractor.companyName,
    address: contractor.address,
    city: contractor.city,
    state: contractor.state,
    zipCode: contractor.zipCode,
    phone: contractor.phone,
    email: contractor.email,
    phoneHidden: contractor.phoneHidden,
    emailHidden: contractor.emailHidden,
    specialties: contractor.specialties,
    serviceAreas: contractor.serviceAreas,
    businessHours: inWeekOrder(contractor.businessHours),
    trades: Trade.options.filter((trade) => contractor.trades.includes(trade)),
    unanswered: await unansweredReviewsOf(ctx.db, contractorId, UNANSWERED_SHOWN),
    until,
  };
}

/** Changes the given fields of a listing. Searches reflect it immediately. */
export const editListing = (ctx: Context, key: ListingKey, edit: ListingEdit): Promise<OwnListing> =>
  inTransaction(ctx, async (ctx) => {
    const { contractorId } = await behind(ctx, key);
    const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
    await updateContractor(ctx.db, contractorId, { ...given, updatedAt: ctx.clock.now() });
    return showOwnListing(ctx, key);
  });

async function behind(ctx: Context, key: ListingKey): Promise<{ contractorId: ContractorId; until: string }> {
  const found = await listingBehind(ctx.db, keyHash(key), ctx.clock.now());
  if (found === null) throw notFound();
  return found;
}
