import { timingSafeEqual } from 'node:crypto';
import type { SandboxResult } from '@plumbline/contract/domains/payments/sandbox-endpoints.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type Decline, declineIn, knownDecline } from '../../domains/payments/ports.ts';
import type { CardRefusal } from './test-cards.ts';

/** The outcome of paying. A decline has the code and the English words that are stored. */
export type SandboxOutcome =
  | { readonly status: 'succeeded' | 'authentication-required' }
  | { readonly status: 'declined'; readonly decline: Decline };

export const CANCELLED: SandboxOutcome = { status: 'declined', decline: knownDecline('payment_intent_cancelled') };

/** Returns the outcome of a refused card. */
export const outcomeOf = ({ code, declineCode, message }: CardRefusal) =>
  ({ status: 'declined', decline: { code: declineCode ?? code, message } }) as const;

/** Returns an outcome as the payer's browser gets it, in the payer's language. */
export const resultIn = (language: Language, outcome: SandboxOutcome | null): SandboxResult | null =>
  outcome && {
    status: outcome.status,
    message: outcome.status === 'declined' ? declineIn(language, outcome.decline) : null,
  };

/** Parses 'MM/YY' or 'MM/YYYY'. */
export function readExpiry(text: string): [month: number, year: number] {
  const [, month, year = ''] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  return [Number(month), year.length === 2 ? 2000 + Number(year) : Number(year || Number.NaN)];
}

/** Compares secrets in constant time. */
export const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

export const SECRET_MARK = '_secret_';
