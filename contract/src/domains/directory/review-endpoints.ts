import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId, ReviewAnswerId, ReviewInvitationId } from '../../kernel/id.ts';
import { absentWhenEmpty } from '../../kernel/inputs.ts';
import {
  AnswerableReview,
  MAX_REVIEW_PAGE_SIZE,
  REVIEW_PAGE_SIZE,
  ReviewAnswerForm,
  ReviewForm,
  ReviewInvitation,
  ReviewPage,
} from './review.ts';

export const listReviews = endpoint({
  name: 'listReviews',
  summary: "A contractor's reviews, newest first, a page at a time, and the traces of those that were taken back",
  method: 'GET',
  path: '/api/plumbers/:id/reviews',
  params: z.object({ id: ContractorId }),
  query: z.object({
    limit: z.preprocess(
      absentWhenEmpty,
      z.coerce.number().int().min(1).max(MAX_REVIEW_PAGE_SIZE).default(REVIEW_PAGE_SIZE),
    ),
    cursor: z.preprocess(absentWhenEmpty, z.string().max(200).optional()),
  }),
  reply: ReviewPage,
  shows: ['directory'],
  problems: ['not-found'],
  rate: 'read',
  mayLag: true,
});

const ofInvitation = {
  params: z.object({ id: ReviewInvitationId }),
  reply: ReviewInvitation,
  problems: ['not-found', 'already-happened'],
} as const;

export const getReviewInvitation = endpoint({
  ...ofInvitation,
  name: 'getReviewInvitation',
  summary: 'What the customer of a completed request is asked to review, and what they have written',
  method: 'GET',
  path: '/api/review-invitations/:id',
  rate: 'read',
});

export const writeReview = endpoint({
  ...ofInvitation,
  name: 'writeReview',
  summary: 'Writes the review of a completed request, or edits it; an edit leaves a public trace',
  method: 'PUT',
  path: '/api/review-invitations/:id/review',
  body: ReviewForm,
  rate: 'write',
});

export const removeReview = endpoint({
  ...ofInvitation,
  name: 'removeReview',
  summary: 'Takes a review back for good, leaving a public trace',
  method: 'DELETE',
  path: '/api/review-invitations/:id/review',
  rate: 'write',
});

const ofAnswer = {
  params: z.object({ id: ReviewAnswerId }),
  path: '/api/review-answers/:id',
  reply: AnswerableReview,
} as const;

export const getReviewToAnswer = endpoint({
  ...ofAnswer,
  name: 'getReviewToAnswer',
  summary: 'A review, for the contractor who may answer it',
  method: 'GET',
  problems: ['not-found'],
  rate: 'read',
});

export const answerReview = endpoint({
  ...ofAnswer,
  name: 'answerReview',
  summary: 'The contractor answers a review, once',
  method: 'POST',
  body: ReviewAnswerForm,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});
