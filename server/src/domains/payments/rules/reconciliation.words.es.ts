import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Translation } from '@plumbline/contract/kernel/words.ts';
import { movementWords } from './provider-line.words.ts';
import type { en } from './reconciliation.words.ts';

const dollars = (cents: number): string => formatsIn('es').formatMoney(cents);

export const es = {
  'amount-differs': ({ reference, ledgerCents, providerCents }) =>
    `${reference}: el libro contable tiene ${dollars(ledgerCents)} y el proveedor ${dollars(providerCents)}.`,
  'taken-in-now': ({ reference, movement }) =>
    `${reference}: se había perdido el aviso del proveedor (${movementWords.es[movement]}); ya quedó registrado.`,
  'missing-in-ledger': ({ reference, movement }) =>
    `${reference}: en el libro contable falta el asiento de uno de nuestros pagos (${movementWords.es[movement]}).`,
  'unknown-to-us': ({ reference, movement }) =>
    `${reference}: un movimiento del proveedor (${movementWords.es[movement]}) que no es de ningún pago nuestro.`,
  'missing-at-provider': ({ key, reference }) =>
    `${key}: está en el libro contable (${reference}), pero no en la cuenta del proveedor.`,
  'ledger-unbalanced': ({ cents }) =>
    `Las cuentas del libro contable suman ${dollars(cents)} en lugar de ${dollars(0)}.`,
} satisfies Translation<typeof en>;
