import type { Language } from '../../kernel/language.ts';
import { type en, ledgerAccountWords } from './ledger-account.words.ts';

/** The accounts of the ledger. */
export type LedgerAccount = keyof typeof en;

/** Returns the label of an account; the name itself for an account that has none. */
export const accountLabel = (account: string, language: Language): string =>
  new Map(Object.entries(ledgerAccountWords[language])).get(account) ?? account;
