import { HELD_KINDS, type HeldCounts } from '@plumbline/contract/domains/accounts/erasure.ts';
import { here } from '../../../lib/language.ts';
import { erasureWords } from './erasure.words.ts';

const words = here(erasureWords);

/** Labels the counts that aren't zero. */
export const heldWords = (counts: HeldCounts): { label: string; value: number }[] =>
  HELD_KINDS.flatMap((kind) => (counts[kind] > 0 ? [{ label: words.kinds[kind], value: counts[kind] }] : []));
