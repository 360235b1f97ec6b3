import { inLanguages } from '../../kernel/words.ts';
import { es } from './ledger-account.words.es.ts';

export const en = {
  'provider:balance': 'Money at the payment provider',
  'provider:fees': "The provider's fees",
  'provider:other': 'Payouts and other transfers at the provider',
  'contractors:receivable': 'Fees that contractors owe',
  'fees:revenue': 'Earned from referral fees',
  'fees:waived': 'Value of free connections',
  'payments:unapplied': 'Received and not yet settled',
  'donations:revenue': 'Earned from donations',
  'refunds:owed': 'Refunds on their way to cards',
  'disputes:held': 'Held by banks during disputes',
  'disputes:lost': 'Lost in disputes',
};

/** Labels of the ledger's accounts. The bookkeeping export uses their names. */
export const ledgerAccountWords = inLanguages({ en, es });
