import { inGsmLetters, smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import type { StoredRequest } from '../../tables.ts';
import { contractorLetterWords } from './contractor-letters.words.ts';
import { when } from './letter.ts';
import { acceptingCosts, type OfferTerms } from './offer-terms.ts';

/** Every segment costs money, and a phone may show segments apart. */
const MOST_SEGMENTS = 2;

interface Offer {
  readonly request: StoredRequest;
  readonly terms: OfferTerms;
  /** 'PL-7K4QZ2' */
  readonly number: string;
  /** 'Tue, Dec 1, 2:00 PM EST' */
  readonly until: string;
  readonly url: string;
  readonly language: Language;
}

/**
 * Returns an offer as a text message: the job, the preferred time, the distance, the cost of accepting, the deadline and
 * the link. Drops details that don't fit into two segments, and shortens the title last. Letters outside of the GSM
 * alphabet lose their marks, since one of them would halve the room.
 */
export function offerText({ request, terms, number, until, url, language }: Offer): string {
  const { howToReply, offer } = contractorLetterWords[language];
  const title = titleOf(request);
  const away = formatsIn(language).formatDistance(terms.miles);
  const preferred = when(request, language);
  const costs = acceptingCosts(terms, language);
  const wordings = [
    offer.sms(title, request.city, away, preferred, costs, until),
    offer.smsWithoutCity(title, away, preferred, costs, until),
    offer.smsShortest(title, away, preferred, costs, until),
    ...shorter(title).map((words) => offer.smsShortest(`${words}...`, away, preferred, costs, until)),
  ];
  const texts = wordings.map((words) => inGsmLetters(`Plumbline ${number}: ${words} ${url}`));
  const fits = (text: string) => smsSegments(`${text} ${howToReply}:`) <= MOST_SEGMENTS;
  return texts.find(fits) ?? texts.at(-1) ?? url;
}

/** Returns the title with fewer and fewer words. */
function shorter(title: string): string[] {
  const words = title.split(' ');
  return words.slice(1).map((_, left) => words.slice(0, words.length - 1 - left).join(' '));
}
