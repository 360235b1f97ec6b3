import { BID_TOO_HIGH, MAX_BID_AMOUNT } from '@plumbline/contract/domains/bids/bid.ts';
import { here } from '../../lib/language.ts';
import { bidWords } from './bid.words.ts';

const words = here(bidWords);

/** An amount as entered by a bidder, in dollars; 0 if none was entered. */
export type Amount = { readonly dollars: number } | { readonly problem: string };

/** Parses '12500', '$12,500' and '12,500.50'. An empty text is 0. */
export function amountIn(text: string): Amount {
  const typed = text.replace(/[$\s]/g, '');
  if (typed === '') return { dollars: 0 };
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(typed)) return { problem: words.amountUnreadable };
  const dollars = Number(typed.replaceAll(',', ''));
  if (dollars > MAX_BID_AMOUNT) return { problem: BID_TOO_HIGH.error() };
  return { dollars };
}
