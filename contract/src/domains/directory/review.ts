import * as z from 'zod';
import { problem } from '../../kernel/words.ts';
import { reviewWords } from './review.words.ts';

/** Removes control characters, except line breaks, from text that people typed. */
const typed = (schema: z.ZodString) => schema.overwrite((text) => text.replace(/[^\P{Cc}\n]/gu, '')).trim();

/** The kind of work that was done, to be named in the reader's language. */
export const ReviewedWork = z.object({ workType: z.string(), projectType: z.string() });
export type ReviewedWork = z.infer<typeof ReviewedWork>;

/** The contractor's answer to a review. There is at most one. */
export const ReviewAnswer = z.object({ text: z.string(), at: z.iso.datetime() });
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

export const Review = z.object({
  id: z.string(),
  /** First name and initial, 'Mei H.'. */
  customerName: z.string(),
  rating: z.number().int().min(1).max(5),
  reviewText: z.string(),
  /** Written by the customer of a request that was completed here. */
  isVerified: z.boolean(),
  /** 'Plumbing repair', in English; an imported review may say something else. */
  serviceType: z.string().nullable(),
  /** Null for an imported review. */
  work: ReviewedWork.nullable(),
  sourceUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The ratings before each edit, oldest first. */
  edits: z.array(z.object({ at: z.iso.datetime(), ratingBefore: z.number().int() })),
  answer: ReviewAnswer.nullable(),
});
export type Review = z.infer<typeof Review>;

/** The trace of a review that its writer withdrew or an operator hid. */
export const RemovedReview = z.object({
  id: z.string(),
  writtenAt: z.iso.datetime(),
  removedAt: z.iso.datetime(),
  byOperator: z.boolean(),
});
export type RemovedReview = z.infer<typeof RemovedReview>;

export const REVIEW_PAGE_SIZE = 20;
export const MAX_REVIEW_PAGE_SIZE = 100;

export const ReviewPage = z.object({
  /** Newest first. */
  reviews: z.array(Review),
  total: z.number().int(),
  /** The number of reviews with 1 to 5 stars. */
  ratings: z.array(z.number().int()).length(5),
  /** The twenty most recently withdrawn reviews; only on the first page. */
  removed: z.array(RemovedReview),
  nextCursor: z.string().nullable(),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

export const MAX_REVIEW_LENGTH = 2000;

const noStars = problem(reviewWords, ({ chooseStars }) => chooseStars);
const noReview = problem(reviewWords, ({ writeReview }) => writeReview);

export const ReviewForm = z.object({
  rating: z.coerce.number(noStars).int(noStars).min(1, noStars).max(5, noStars),
  reviewText: typed(z.string(noReview))
    .min(3, noReview)
    .max(
      MAX_REVIEW_LENGTH,
      problem(reviewWords, ({ atMost }) => atMost(MAX_REVIEW_LENGTH)),
    ),
});
export type ReviewForm = z.infer<typeof ReviewForm>;

/** The page where the customer of a completed request reviews its contractor. */
export const ReviewInvitation = z.object({
  contractor: z.object({ slug: z.string(), companyName: z.string(), city: z.string(), state: z.string() }),
  /** 'Plumbing repair', in English. */
  serviceType: z.string(),
  /** Null for an invitation of an earlier release. */
  work: ReviewedWork.nullable(),
  /** The signature of the review. */
  customerName: z.string(),
  /** Null until it is written and after it is withdrawn. */
  review: Review.nullable(),
  /** The time it was withdrawn, after which another one can't be written. */
  removedAt: z.iso.datetime().nullable(),
});
export type ReviewInvitation = z.infer<typeof ReviewInvitation>;

export const MAX_ANSWER_LENGTH = 1000;

const noAnswer = problem(reviewWords, ({ writeAnswer }) => writeAnswer);

export const ReviewAnswerForm = z.object({
  text: typed(z.string(noAnswer))
    .min(3, noAnswer)
    .max(
      MAX_ANSWER_LENGTH,
      problem(reviewWords, ({ atMost }) => atMost(MAX_ANSWER_LENGTH)),
    ),
});
export type ReviewAnswerForm = z.infer<typeof ReviewAnswerForm>;

/** A review as its contractor sees it at the link for answering it. */
export const AnswerableReview = z.object({
  contractor: z.object({ slug: z.string(), companyName: z.string() }),
  review: Review,
});
export type AnswerableReview = z.infer<typeof AnswerableReview>;
