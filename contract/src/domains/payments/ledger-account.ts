/** The accounts of the ledger, and what each is called where people read it. The export for the books has the names. */
const LEDGER_ACCOUNTS = {
  'provider:balance': 'Money at the payment provider',
  'provider:fees': 'What the provider keeps for its work',
  'provider:other': 'Payouts and other moves at the provider',
  'contractors:receivable': 'Fees that contractors owe',
  'fees:revenue': 'Earned with referral fees',
  'fees:waived': 'Price of free connections',
  'payments:unapplied': 'Paid in and not yet settled',
  'donations:revenue': 'Earned with donations',
  'refunds:owed': 'On its way back to cards',
  'disputes:held': 'Held back by banks while they decide',
  'disputes:lost': 'Kept by banks after disputes',
} as const;
export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS;

const words: ReadonlyMap<string, string> = new Map(Object.entries(LEDGER_ACCOUNTS));

/** What an account is called; one that is new here by its name. */
export const accountWords = (account: string): string => words.get(account) ?? account;
