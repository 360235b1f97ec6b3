import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { contractorLetterWords } from './contractor-letters.words.ts';

/** An offer's terms for the contractor who gets it. */
export interface OfferTerms {
  /** Miles from the contractor to the job. */
  readonly miles: number;
  /** The cost of accepting, in cents. 0 is free. */
  readonly feeCents: number;
}

/** Returns 'Accepting is free.' or 'Accepting costs $5.00.' */
export function acceptingCosts({ feeCents }: Pick<OfferTerms, 'feeCents'>, language: Language): string {
  const { acceptingIsFree, acceptingCosts } = contractorLetterWords[language].offer;
  return feeCents === 0 ? acceptingIsFree : acceptingCosts(formatsIn(language).formatMoney(feeCents));
}
