import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import type { MovementKind } from '../ports.ts';
import { es } from './entry-label.words.es.ts';
import { movementWords } from './provider-line.words.ts';

export const en = {
  'referral-fee': ({ requestNumber }: { readonly requestNumber: string }) => `Referral fee, ${requestNumber}`,
  donation: 'Donation',
  'fee-lapsed': 'Fee not paid in time',
  'connection-ended': 'Connection ended',
  'provider-fee': 'Provider’s fee',
  'provider-movement': ({ movement }: { readonly movement: MovementKind }) => `Provider: ${movementWords.en[movement]}`,
};

/** Labels of ledger entries and of the lines of a bill. */
export const entryLabelWords = inLanguages({ en, es });
