import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { tradeWords } from '@plumbline/contract/kernel/trade.words.ts';
import { factsOfTrade, tradeNames as trades } from '@plumbline/contract/kernel/trades.ts';
import { here } from '../../../lib/language.ts';

const words = here(tradeWords);

/** All trades with their names, to choose from. */
export const tradeChoices: readonly { readonly trade: Trade; readonly name: string }[] = trades.map((trade) => ({
  trade,
  name: words[trade].label,
}));

/** 'Plumbing, HVAC' */
export const tradeNames = (listed: readonly string[]): string =>
  tradeChoices
    .filter(({ trade }) => listed.includes(trade))
    .map(({ name }) => name)
    .join(', ');

/** Returns those of the listed trades that exist, in the usual order. */
export const tradeNamesOf = (listed: readonly string[]): Trade[] => trades.filter((trade) => listed.includes(trade));

/** Returns the wizard's work type for a contractor with these trades: 'specific-project' for construction. */
export const workTypeFor = ([trade = 'plumbing']: readonly string[]): string => factsOfTrade(trade)?.workType ?? trade;
