import * as z from 'zod';

/** What people typed, without what can't be seen. */
const typed = (schema: z.ZodString) => schema.overwrite((text) => text.replace(/[^\P{Cc}\n]/gu, '')).trim();

/** What the contractor has said to a review, once. */
export const ReviewAnswer = z.object({ text: z.string(), at: z.iso.datetime() });
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

export const Review = z.object({
  id: z.string(),
  /** First name and initial, 'Mei H.'. */
  customerName: z.string(),
  rating: z.number().int().min(1).max(5),
  reviewText: z.string(),
  /** By the customer of a request that was completed here. */
  isVerified: z.boolean(),
  serviceType: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** What it was before it was edited, oldest first: the trace that an edit leaves. */
  edits: z.array(z.object({ at: z.iso.datetime(), ratingBefore: z.number().int() })),
  answer: ReviewAnswer.nullable(),
});
export type Review = z.infer<typeof Review>;

/** What is left of a review that its writer has taken back, or an operator has hidden. */
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
  /** How many reviews give 1 to 5 stars. */
  ratings: z.array(z.number().int()).length(5),
  /** The newest twenty that were taken back, on the first page. */
  removed: z.array(RemovedReview),
  nextCursor: z.string().nullable(),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

export const MAX_REVIEW_LENGTH = 2000;

export const ReviewForm = z.object({
  rating: z.coerce
    .number({ error: 'Please choose one to five stars.' })
    .int('Please choose one to five stars.')
    .min(1, 'Please choose one to five stars.')
    .max(5, 'Please choose one to five stars.'),
  reviewText: typed(z.string({ error: 'Please write a sentence or two.' }))
    .min(3, 'Please write a sentence or two.')
    .max(MAX_REVIEW_LENGTH, `Use at most ${MAX_REVIEW_LENGTH} characters.`),
});
export type ReviewForm = z.infer<typeof ReviewForm>;

/** What the customer of a completed request sees under the link that was sent to write a review. */
export const ReviewInvitation = z.object({
  contractor: z.object({ slug: z.string(), companyName: z.string(), city: z.string(), state: z.string() }),
  /** 'Plumbing repair' */
  serviceType: z.string(),
  /** How the review will be signed. */
  customerName: z.string(),
  /** Null until it is written, and after it was taken back. */
  review: Review.nullable(),
  /** When it was taken back: then no other can be written. */
  removedAt: z.iso.datetime().nullable(),
});
export type ReviewInvitation = z.infer<typeof ReviewInvitation>;

export const MAX_ANSWER_LENGTH = 1000;

export const ReviewAnswerForm = z.object({
  text: typed(z.string({ error: 'Please write your answer.' }))
    .min(3, 'Please write your answer.')
    .max(MAX_ANSWER_LENGTH, `Use at most ${MAX_ANSWER_LENGTH} characters.`),
});
export type ReviewAnswerForm = z.infer<typeof ReviewAnswerForm>;

/** A review under the link that its contractor was sent to answer it. */
export const AnswerableReview = z.object({
  contractor: z.object({ slug: z.string(), companyName: z.string() }),
  review: Review,
});
export type AnswerableReview = z.infer<typeof AnswerableReview>;
