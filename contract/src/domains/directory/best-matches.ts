import type { FoundContractor } from './contractor.ts';

type Candidate = Pick<FoundContractor, 'email' | 'isClaimed' | 'isVerified' | 'distance'>;

/**
 * Who has an address can always be written to, and so can who has claimed the listing and hides the address. A number
 * alone may be texted only where its owner has agreed to it.
 */
const canBeReached = ({ email, isClaimed }: Candidate): boolean => email !== null || isClaimed;

/**
 * Whom to ask when the customer leaves the choice to us, and who comes next after a denial: of the nearest contractors,
 * given nearest first, those who can be written to, the verified ones before the others. A paid placement counts for
 * nothing here, or 'best' would be a lie.
 */
export const bestMatches = <Found extends Candidate>(nearest: readonly Found[], count: number): Found[] =>
  nearest
    .filter(canBeReached)
    .toSorted(
      (a, b) =>
        Number(b.isVerified) - Number(a.isVerified) ||
        (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY),
    )
    .slice(0, count);
