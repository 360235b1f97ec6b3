import type { ContractorSort } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { tradeWords } from '@plumbline/contract/kernel/trade.words.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { finderWords } from './finder.words.ts';

const words = here(finderWords);
const names = here(tradeWords);

/** Returns which trade a description was understood to ask for. */
export const readingLine = (trade: Trade): string => words.lookingFor(names[trade].people);

export interface Searched {
  readonly serviceType: Trade;
  readonly location: string;
  /** Miles; null nationwide. */
  readonly searchRadius: number | null;
}

/** Returns 'Showing plumbers within 60 miles of Louisville, KY', or that all are shown. */
export const searchLine = ({ serviceType, location, searchRadius }: Searched): string =>
  searchRadius === null
    ? words.showingAll(names[serviceType].people)
    : words.showingWithin(names[serviceType].people, String(searchRadius), location);

/** The server stops counting here. */
const COUNTED_TO = 1000;

export interface Counted {
  readonly shown: number;
  /** Number of contractors loaded but not shown, because they aren't real companies. */
  readonly leftOut: number;
  readonly total: number;
  readonly sort: ContractorSort;
  readonly isNationwide: boolean;
}

/** Returns '20 of 143 contractors, Featured first, then nearest'. From a thousand on the total is 'more than 1,000'. */
export function foundLine({ sort, isNationwide, ...counted }: Counted): string {
  const count = countOf(counted);
  return counted.shown < 2 ? count : words.inOrder(count, words.orders[isNationwide ? 'nationwide' : sort]);
}

function countOf({ shown, leftOut, total }: Pick<Counted, 'shown' | 'leftOut' | 'total'>): string {
  const real = total - leftOut;
  if (total >= COUNTED_TO) {
    const limit = formatNumber(COUNTED_TO);
    return shown < real ? words.someOfMoreThan(formatNumber(shown), limit) : words.moreThan(limit);
  }
  return shown < real
    ? words.someOf(formatNumber(shown), real, formatNumber(real))
    : words.contractors(real, formatNumber(real));
}
