import type { FoundContractor } from './contractor.ts';

type Candidate = Pick<FoundContractor, 'email' | 'isClaimed' | 'isVerified' | 'distance' | 'rating' | 'reviewCount'>;

/** The rating, in stars, that a firm starts with before anyone reviews it, and how many reviews it weighs as much as. */
const PRIOR = { rating: 4, reviews: 5 };
/** One star weighs as much as this many miles. */
const MILES_PER_STAR = 5;

/**
 * A listing with an email address can always be written to, and so can a claimed one that hides its address. A listing
 * with only a phone number may be texted only after its owner has agreed.
 */
const canBeReached = ({ email, isClaimed }: Candidate): boolean => email !== null || isClaimed;

/** Stars, drawn toward the prior while reviews are few (a Bayesian average). */
const stars = ({ rating, reviewCount }: Candidate): number =>
  rating === null
    ? PRIOR.rating
    : (PRIOR.rating * PRIOR.reviews + rating * reviewCount) / (PRIOR.reviews + reviewCount);

/** Miles, with better-rated firms counted as nearer. */
const remoteness = (candidate: Candidate): number =>
  (candidate.distance ?? Number.POSITIVE_INFINITY) - MILES_PER_STAR * stars(candidate);

/**
 * Returns the contractors to ask when the customer leaves the choice to us, and those to offer after a denial. Of the
 * nearest ones (given nearest first), it takes those we can write to: verified ones first, then by distance and rating
 * combined. Paid placement doesn't count, or 'best' would be a lie.
 */
export const bestMatches = <Found extends Candidate>(nearest: readonly Found[], count: number): Found[] =>
  nearest
    .filter(canBeReached)
    .map((candidate) => ({ candidate, remoteness: remoteness(candidate) }))
    .toSorted(
      (a, b) =>
        Number(b.candidate.isVerified) - Number(a.candidate.isVerified) ||
        // Without a place to measure from, both distances are infinite.
        (a.remoteness === b.remoteness ? 0 : a.remoteness - b.remoteness),
    )
    .slice(0, count)
    .map(({ candidate }) => candidate);
