import { ReviewForm } from '@plumbline/contract/domains/directory/review.ts';
import { ClaimId, type ContractorId, type ListingKey } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { aContractor, anInvitation } from '../../domains/directory/fixtures.ts';
import { requestContactChange } from '../../domains/directory/use-cases/change-contact.ts';
import { confirmClaim } from '../../domains/directory/use-cases/confirm-claim.ts';
import { requestClaimCode } from '../../domains/directory/use-cases/request-claim-code.ts';
import { loadOwnListing } from '../../domains/directory/use-cases/show-contractor-profile.ts';
import { writeReview } from '../../domains/directory/use-cases/write-review.ts';
import { aBidder } from '../../domains/service-requests/fixtures.ts';
import type { Account, Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';

/** A claim or change that waits for the code that was sent. */
export interface Coded {
  readonly id: string;
  readonly code: string;
}

/** Returns the code in the latest message about a listing. */
async function codeSentAbout(ctx: Context, id: ContractorId): Promise<string> {
  const { rows } = await ctx.db.execute<{ text: string }>(sql`
    select text from messages where about_kind = 'contractor' and about_id = ${id} order by created_at desc limit 1`);
  const [code] = /\b\d{6}\b/.exec(rows[0]?.text ?? '') ?? [];
  if (code === undefined) throw new Error('No code was sent');
  return code;
}

/** Creates a pending claim of a listing. */
export async function aClaim(ctx: Context): Promise<Coded> {
  const { id } = await aContractor(ctx);
  const { claimId } = await requestClaimCode(ctx, id, 'email');
  return { id: claimId, code: await codeSentAbout(ctx, id) };
}

/** Returns the secret of the link to a claimed listing. */
export async function aListingKey(ctx: Context): Promise<ListingKey> {
  const { id, code } = await aClaim(ctx);
  return (await confirmClaim(ctx, ClaimId.parse(id), { code, smsConsent: false })).listingKey;
}

/** Creates an unconfirmed contact change for a contractor's listing; without a contractor, for another's. */
export async function aContactChange(ctx: Context, caller: Account | null): Promise<Coded> {
  const own = caller?.kind === 'craftsman' ? { ...ctx, actor: caller } : (await aBidder(ctx)).ctx;
  const address = `${newId('new').toLowerCase()}@example.com`;
  const { changeId } = await requestContactChange(own, { channel: 'email', address });
  return { id: changeId, code: await codeSentAbout(ctx, (await loadOwnListing(own)).id) };
}

/** Creates a review. Returns the secret in the link for answering it. */
export async function aReview(ctx: Context): Promise<{ readonly id: string; readonly answerId: string }> {
  const { id } = await aContractor(ctx);
  const form = ReviewForm.parse({ rating: 5, reviewText: 'Came on time and left no mess.' });
  await writeReview(ctx, await anInvitation(ctx, id), form);
  const { rows } = await ctx.db.execute<{ id: string; answerId: string }>(sql`
    select id, answer_id as "answerId" from reviews where contractor_id = ${id}`);
  const [review] = rows;
  if (review === undefined) throw new Error('The review was not kept');
  return review;
}
