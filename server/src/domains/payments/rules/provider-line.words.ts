import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import type { MovementKind } from '../ports.ts';
import { es } from './provider-line.words.es.ts';

export const en = {
  charge: 'charge',
  refund: 'refund',
  'refund-failure': 'failed refund',
  dispute: 'dispute',
  'dispute-reversal': 'dispute reversal',
  fee: 'fee',
  payout: 'payout',
  other: 'other',
} satisfies Record<MovementKind, string>;

/** The kinds of changes to the balance with the provider. */
export const movementWords = inLanguages({ en, es });
