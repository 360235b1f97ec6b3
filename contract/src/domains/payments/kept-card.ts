import * as z from 'zod';
import type { Language } from '../../kernel/language.ts';
import { keptCardWords } from './kept-card.words.ts';

/** What tells a card's owner which one it is. */
export const CardName = z.object({
  /** The provider's name of the network: 'visa', 'mastercard', 'amex', … */
  brand: z.string(),
  last4: z.string(),
});
export type CardName = z.infer<typeof CardName>;

/** A card that the payment provider keeps for a contractor. */
export const KeptCard = CardName.extend({
  expiryMonth: z.number().int(),
  /** Four digits. */
  expiryYear: z.number().int(),
  keptAt: z.iso.datetime(),
  /** The most that one acceptance may charge without asking, in cents; null without the owner's consent. */
  consentCents: z.number().int().nullable(),
});
export type KeptCard = z.infer<typeof KeptCard>;

/** The kept card on its owner's account page. */
export const KeptCardState = z.object({
  kept: KeptCard.nullable(),
  /** The referral fee in cents, which the consent names. */
  feeCents: z.number().int(),
  /** Whether a card can be kept here: a payment provider is set up. */
  isPossible: z.boolean(),
});
export type KeptCardState = z.infer<typeof KeptCardState>;

/** The version of the words of the consent, stored with it. */
export const CONSENT_VERSION = 1;

/** Returns 'Visa ending in 4242'. */
export function cardNameIn(language: Language, { brand, last4 }: CardName): string {
  const { brands, otherBrand, named } = keptCardWords[language];
  return named(new Map(Object.entries(brands)).get(brand) ?? otherBrand, last4);
}
