import type { AnswerableReview } from '@plumbline/contract/domains/directory/review.ts';
import type { ReviewAnswerId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { listingWords } from '../listing.words.ts';
import { contractorById } from '../store/contractor.ts';
import { reviewToAnswer, storeAnswer } from '../store/review.ts';

/** Returns a review for the contractor who may answer it. `not-found` for unknown ids and withdrawn reviews. */
export async function showReviewToAnswer(ctx: Context, id: ReviewAnswerId): Promise<AnswerableReview> {
  const found = await reviewToAnswer(ctx.db, id);
  const contractor = found && (await contractorById(ctx.db, found.contractorId));
  if (!found || !contractor) throw notFound();
  const { slug, companyName } = contractor;
  return { contractor: { slug, companyName }, review: found.review };
}

/** Publishes the answer to a review, once. The same answer changes nothing; another one is `already-happened`. */
export async function answerReview(ctx: Context, id: ReviewAnswerId, text: string): Promise<AnswerableReview> {
  await storeAnswer(ctx.db, id, text, ctx.clock.now());
  const answered = await showReviewToAnswer(ctx, id);
  if (answered.review.answer?.text === text) return answered;
  throw new DomainError(
    'already-happened',
    say(listingWords, ({ reviewAnswered }) => reviewAnswered),
  );
}
