import { formatDollars } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords).bids;

/** Returns '$1,250', or that no amount was named. */
export const bidAmountWords = (amount: number | null): string =>
  amount === null ? words.noAmount : formatDollars(amount);
