import type { ReviewForm, ReviewInvitation } from '@plumbline/contract/domains/directory/review.ts';
import { ReviewAnswerId, type ReviewInvitationId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sendMessages } from '../../messaging/public.ts';
import { listingWords } from '../listing.words.ts';
import { newReviewMessages } from '../notifications.ts';
import { contactsById, contractorById } from '../store/contractor.ts';
import { eraseReview, insertInvitedReview, replaceReview } from '../store/review.ts';
import { invitationById, type StoredInvitation } from '../store/review-invitation.ts';

/** Returns the invitation behind a link, with the review if there is one. `not-found` for any other id. */
export async function showInvitation(ctx: Context, id: ReviewInvitationId): Promise<ReviewInvitation> {
  return invitationView(ctx, await load(ctx, id, false));
}

/**
 * Writes the review of a completed request, or edits it, keeping the old stars as a trace. Repeating the same review
 * changes nothing. `already-happened` after it was withdrawn.
 */
export const writeReview = (ctx: Context, id: ReviewInvitationId, form: ReviewForm): Promise<ReviewInvitation> =>
  inTransaction(ctx, async (ctx) => {
    const invitation = await load(ctx, id, true);
    const { review } = invitation;
    if (invitation.removedAt !== null) {
      throw new DomainError(
        'already-happened',
        say(listingWords, ({ reviewTakenBack }) => reviewTakenBack),
      );
    }
    const at = ctx.clock.now();
    if (review === null) {
      const answerId = ReviewAnswerId.parse(newId('ra'));
      await insertInvitedReview(ctx.db, { ...form, id: newId('rv'), answerId, invitationId: id, createdAt: at });
      const [contact] = await contactsById(ctx.db, [invitation.contractorId]);
      if (contact) await sendMessages(ctx, newReviewMessages(ctx.settings, answerId, form, contact));
    } else if (review.rating !== form.rating || review.reviewText !== form.reviewText) {
      await replaceReview(ctx.db, id, { ...form, at });
    }
    return invitationView(ctx, await load(ctx, id, false));
  });

/** Permanently withdraws a review. Its existence stays visible. Repeating it changes nothing. */
export const removeReview = (ctx: Context, id: ReviewInvitationId): Promise<ReviewInvitation> =>
  inTransaction(ctx, async (ctx) => {
    const { review } = await load(ctx, id, true);
    if (review !== null) await eraseReview(ctx.db, id, ctx.clock.now());
    return invitationView(ctx, await load(ctx, id, false));
  });

async function load(ctx: Context, id: ReviewInvitationId, lock: boolean): Promise<StoredInvitation> {
  const invitation = await invitationById(ctx.db, id, lock);
  if (invitation === null) throw notFound();
  return invitation;
}

async function invitationView(ctx: Context, invitation: StoredInvitation): Promise<ReviewInvitation> {
  const contractor = await contractorById(ctx.db, invitation.contractorId);
  if (contractor === null) throw notFound();
  const { slug, companyName, city, state } = contractor;
  const { serviceType, work, customerName, review, removedAt } = invitation;
  return { contractor: { slug, companyName, city, state }, serviceType, work, customerName, review, removedAt };
}
