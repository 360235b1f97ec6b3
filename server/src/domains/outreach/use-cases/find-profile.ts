import type { Context } from '../../../kernel/context.ts';
import { contractorsByIds, listingOf } from '../../directory/public.ts';
import type { BidderProfile } from '../rules/outreach-facts.ts';

/** Returns the facts in the caller's own listing if it is the given company; else null. */
export async function findProfile(ctx: Context, company: string): Promise<BidderProfile | null> {
  if (ctx.actor.kind !== 'craftsman') return null;
  const listing = await listingOf(ctx, ctx.actor.userId);
  const [contractor] = listing === null ? [] : await contractorsByIds(ctx, [listing.id]);
  if (contractor === undefined || plain(contractor.companyName) !== plain(company)) return null;
  const { trades, city, isVerified, licenseNumber } = contractor;
  return { trades, city, license: isVerified ? licenseNumber : null };
}

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
