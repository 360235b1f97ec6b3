import type { ContractorSort } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';

/** 'Showing {plumbers} within 60 miles of Louisville, KY'. */
const tradespeople: Readonly<Record<Trade, string>> = {
  plumbing: 'plumbers',
  electrical: 'electricians',
  hvac: 'HVAC contractors',
  handyman: 'handymen',
  construction: 'construction contractors',
};

/** Under a description: how it was read. */
export const readingLine = (trade: Trade): string => `We look for ${tradespeople[trade]}.`;

export interface Searched {
  readonly serviceType: Trade;
  readonly location: string;
  /** Miles; null nationwide. */
  readonly searchRadius: number | null;
}

/** 'Showing plumbers within 60 miles of Louisville, KY', or all of them. */
export const searchLine = ({ serviceType, location, searchRadius }: Searched): string =>
  searchRadius === null
    ? `Showing all available ${tradespeople[serviceType]}, nationwide`
    : `Showing ${tradespeople[serviceType]} within ${searchRadius} miles of ${location}`;

/** What `totalFound` counts to. */
const COUNTED_TO = 1000;

const orders: Readonly<Record<ContractorSort, string>> = {
  featured: 'Featured first, then nearest',
  distance: 'nearest first',
  rating: 'best rated first',
};

export interface Counted {
  readonly shown: number;
  /** Of those that have come so far, who is no real company and not shown. */
  readonly leftOut: number;
  readonly total: number;
  readonly sort: ContractorSort;
  readonly isNationwide: boolean;
}

/** '20 of 143 contractors, Featured first, then nearest'; nobody has counted beyond a thousand. */
export function foundLine({ shown, leftOut, total, sort, isNationwide }: Counted): string {
  const real = total - leftOut;
  const all =
    total >= COUNTED_TO ? `more than ${formatCount(COUNTED_TO, 'contractor')}` : formatCount(real, 'contractor');
  const count = shown < real ? `${shown.toLocaleString('en-US')} of ${all}` : all;
  if (shown < 2) return count;
  return `${count}, ${isNationwide ? 'Featured first, then by name' : orders[sort]}`;
}
