import { here } from '../../../lib/language.ts';
import { cardWords } from './card.words.ts';

const words = here(cardWords);

/** The values of the sandbox's form, as typed. */
export interface CardValues {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly zip: string;
}

export const emptyCard: CardValues = { cardNumber: '', expiry: '', cvc: '', zip: '' };

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** '4242 4242 4242 4242': groups of four while it is typed. */
export const groupNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** '12 / 34' while it is typed; a month that can only be one digit gets its zero. */
export function groupExpiry(text: string, before: string): string {
  let digits = digitsOf(text).slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  // Deleting the slash deletes the digit before it, or nobody would ever get past it.
  const isDeleting = text.length < before.length;
  if (digits.length < 2 || (isDeleting && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export interface FieldProblem {
  readonly name: keyof CardValues;
  readonly message: string;
}

const isExpired = (month: number, year: number, now: Date): boolean =>
  year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);

/** Returns the problems of a card as typed, field by field, before it is sent. @param now on the reader's clock */
export function cardProblems(card: CardValues, now: Date): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (digitsOf(card.cardNumber).length < 12) {
    problems.push({ name: 'cardNumber', message: words.wholeNumber });
  }
  const [month = 0, year = 0] = card.expiry.split('/').map((part) => Number(digitsOf(part)));
  if (digitsOf(card.expiry).length < 4 || month < 1 || month > 12) {
    problems.push({ name: 'expiry', message: words.wholeExpiry });
  } else if (isExpired(month, 2000 + year, now)) {
    problems.push({ name: 'expiry', message: words.expired });
  }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) {
    problems.push({ name: 'cvc', message: words.wholeCode });
  }
  return problems;
}

/** 'MM/YY', as the provider reads it. */
export const plainExpiry = (expiry: string): string => expiry.replaceAll(' ', '');
