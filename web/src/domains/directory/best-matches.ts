import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';

/** How many are asked at once. */
const BEST_MATCHES = 3;

/** Who has an address can always be written to; a number may be texted only where its owner has agreed to it. */
const canBeReached = ({ email }: FoundContractor): boolean => email !== null;

/**
 * The three to ask when the customer leaves the choice to us: verified ones before others, then the nearest.
 * A paid placement counts for nothing here, or 'best' would be a lie.
 */
export function bestMatches(contractors: readonly FoundContractor[]): readonly FoundContractor[] {
  return contractors
    .filter(canBeReached)
    .toSorted(
      (a, b) =>
        Number(b.isVerified) - Number(a.isVerified) ||
        (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY),
    )
    .slice(0, BEST_MATCHES);
}
