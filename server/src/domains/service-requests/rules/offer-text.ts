import { inGsmLetters, smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { formatDistance } from '@plumbline/contract/kernel/format.ts';
import type { StoredRequest } from '../tables.ts';
import { HOW_TO_REPLY, when } from './letter.ts';
import { acceptingCosts, type OfferTerms } from './offer-terms.ts';
import { titleOf } from './title.ts';

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
}

/**
 * An offer as a text message: what is broken, when, how far away, what accepting costs, by when, and the link. Drops
 * the details around these when they don't fit into two segments, and shortens the title last.
 */
export function offerText({ request, terms, number, until, url }: Offer): string {
  const title = titleOf(request);
  const away = formatDistance(terms.miles);
  const rest = `${acceptingCosts(terms)} Answer by ${until}.`;
  const wordings = [
    `New request: ${title} in ${request.city}, ${away} away. ${when(request)}. ${rest}`,
    `New request: ${title}, ${away} away. ${when(request)}. ${rest}`,
    `${title}, ${away}. ${when(request)}. ${rest}`,
    ...shorter(title).map((words) => `${words}..., ${away}. ${when(request)}. ${rest}`),
  ];
  const texts = wordings.map((words) => inGsmLetters(`Plumbline ${number}: ${words} ${url}`));
  const fits = (text: string) => smsSegments(`${text} ${HOW_TO_REPLY}:`) <= MOST_SEGMENTS;
  return texts.find(fits) ?? texts.at(-1) ?? url;
}

/** The title with fewer and fewer words. */
function shorter(title: string): string[] {
  const words = title.split(' ');
  return words.slice(1).map((_, left) => words.slice(0, words.length - 1 - left).join(' '));
}
