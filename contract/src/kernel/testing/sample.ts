import { createHash } from 'node:crypto';

/** Environment variable with the seed of a run's samples. Without it, or with `all`, nothing is left out. */
export const SAMPLE = 'SAMPLE';

/**
 * Returns the one of several variants of a check whose turn it is. The turn depends on the check's name and the seed,
 * which `npm test` takes from the commit, so that over the commits each variant gets its turn.
 */
export function inTurn<const Variant>(
  name: string,
  variants: readonly Variant[],
  seed = process.env[SAMPLE] ?? 'all',
): readonly Variant[] {
  if (seed === 'all') return variants;
  const turn = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE() % variants.length;
  return variants.slice(turn, turn + 1);
}
