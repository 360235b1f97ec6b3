import type { Language } from '@plumbline/contract/kernel/language.ts';
import { paymentLetterWords } from '../payment-letters.words.ts';

const STORED = /^Referral fee, (.+)$/;

/** A line of a bill in the reader's language. The ledger keeps it in English: 'Referral fee, PL-7K4QZ2'. */
export function billingLine(stored: string, language: Language): string {
  const [, requestNumber] = STORED.exec(stored) ?? [];
  return requestNumber === undefined ? stored : paymentLetterWords[language].referralFee(requestNumber);
}
