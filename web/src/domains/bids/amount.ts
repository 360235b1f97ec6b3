import { MAX_BID_AMOUNT } from '@plumbline/contract/domains/bids/bid.ts';

/** What a bidder typed, in dollars; 0 is no amount named yet. */
export type Amount = { readonly dollars: number } | { readonly problem: string };

/** Reads '12500', '$12,500' and '12,500.50'. Nothing typed is 0. */
export function amountIn(text: string): Amount {
  const typed = text.replace(/[$\s]/g, '');
  if (typed === '') return { dollars: 0 };
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(typed))
    return { problem: 'Enter the amount in dollars, such as 12,500, or leave it empty.' };
  const dollars = Number(typed.replaceAll(',', ''));
  if (dollars > MAX_BID_AMOUNT) return { problem: 'The amount must be at most $1,000,000,000.' };
  return { dollars };
}
