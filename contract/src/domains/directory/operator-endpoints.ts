import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId, ReviewId } from '../../kernel/id.ts';

const Done = z.object({ message: z.string() });
const Reason = z.string('Say why.').trim().min(3, 'Say why.').max(500, 'Use at most 500 characters.');

const ofContractor = {
  method: 'POST',
  access: 'operator',
  params: z.object({ id: ContractorId }),
  reply: Done,
  problems: ['not-found'],
  rate: 'write',
} as const;

export const hideListing = endpoint({
  ...ofContractor,
  name: 'hideListing',
  summary: 'An operator hides a listing from visitors, or shows it again',
  path: '/api/operator/contractors/:id/hidden',
  body: z.object({ hidden: z.boolean(), reason: Reason }),
});

export const featureListing = endpoint({
  ...ofContractor,
  name: 'featureListing',
  summary: 'An operator marks a listing as featured, a paid placement, or ends it',
  path: '/api/operator/contractors/:id/featured',
  body: z.object({ featured: z.boolean(), reason: Reason }),
});

export const hideReview = endpoint({
  ...ofContractor,
  name: 'hideReview',
  summary: 'An operator hides a review, or shows it again; that there is one stays to be seen',
  path: '/api/operator/reviews/:id/hidden',
  params: z.object({ id: ReviewId }),
  body: z.object({ hidden: z.boolean(), reason: Reason }),
});
