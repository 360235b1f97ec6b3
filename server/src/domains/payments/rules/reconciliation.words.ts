import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import type { MovementKind } from '../ports.ts';
import { movementWords } from './provider-line.words.ts';
import { es } from './reconciliation.words.es.ts';

interface Line {
  readonly reference: string;
  readonly movement: MovementKind;
}

const dollars = (cents: number): string => formatsIn('en').formatMoney(cents);

export const en = {
  'amount-differs': (values: {
    readonly reference: string;
    readonly ledgerCents: number;
    readonly providerCents: number;
  }) =>
    `${values.reference}: the ledger has ${dollars(values.ledgerCents)}, the provider ${dollars(values.providerCents)}.`,
  'taken-in-now': ({ reference, movement }: Line) =>
    `${reference}: the event for this ${movementWords.en[movement]} was lost; it has been recorded now.`,
  'missing-in-ledger': ({ reference, movement }: Line) =>
    `${reference}: the ledger has no entry for this ${movementWords.en[movement]} of one of our payments.`,
  'unknown-to-us': ({ reference, movement }: Line) =>
    `${reference}: a movement at the provider (${movementWords.en[movement]}) that belongs to none of our payments.`,
  'missing-at-provider': ({ key, reference }: { readonly key: string; readonly reference: string }) =>
    `${key}: the ledger has it (${reference}), the provider’s account does not.`,
  'ledger-unbalanced': ({ cents }: { readonly cents: number }) =>
    `The accounts of the ledger sum to ${dollars(cents)} instead of ${dollars(0)}.`,
};

/** Differences between the ledger and the provider's account. */
export const differenceWords = inLanguages({ en, es });
