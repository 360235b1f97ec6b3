import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId, ReviewId } from '../../kernel/id.ts';
import { absentWhenEmpty, Done, Reason } from '../../kernel/inputs.ts';
import { atMost } from '../../kernel/lengths.ts';
import { PageQuery } from '../../kernel/page.ts';
import { problem } from '../../kernel/words.ts';
import { listingWords } from './listing.words.ts';
import { OperatorListing, OperatorReview } from './operator-listing.ts';

const byOperator = { access: 'operator', rate: 'read', method: 'GET' } as const;

/** The number of listings that a search shows. To see others, operators type more of the name. */
export const FOUND_LISTINGS = 20;

export const findListings = endpoint({
  ...byOperator,
  name: 'findListings',
  summary: 'Listings whose name begins like this, or the one with this id, hidden ones too; at most 20',
  path: '/api/operator/contractors',
  query: z.object({
    q: z
      .string(problem(listingWords, ({ typeName }) => typeName))
      .trim()
      .min(
        2,
        problem(listingWords, ({ typeTwoLetters }) => typeTwoLetters),
      )
      .max(...atMost(200)),
  }),
  reply: z.array(OperatorListing),
});

export const findReviews = endpoint({
  ...byOperator,
  name: 'findReviews',
  summary: 'The reviews of everybody, or of one contractor, newest first, hidden ones too; Link names the next page',
  path: '/api/operator/reviews',
  query: PageQuery.extend({ contractorId: z.preprocess(absentWhenEmpty, ContractorId.optional()) }),
  reply: z.array(OperatorReview),
});

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
