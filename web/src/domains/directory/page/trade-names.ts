import { Trade } from '@plumbline/contract/domains/directory/trade.ts';

const names: Readonly<Record<Trade, string>> = {
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  hvac: 'HVAC',
  handyman: 'Handyman',
  construction: 'Construction',
};

/** All trades with their names, to choose from. */
export const tradeChoices: readonly { readonly trade: Trade; readonly name: string }[] = Trade.options.map((trade) => ({
  trade,
  name: names[trade],
}));

/** 'Plumbing, HVAC' */
export const tradeNames = (trades: readonly string[]): string =>
  tradeChoices
    .filter(({ trade }) => trades.includes(trade))
    .map(({ name }) => name)
    .join(', ');

/** The wizard's work type for whoever has these trades: construction is asked for as a specific project. */
export const workTypeFor = ([trade = 'plumbing']: readonly string[]): string =>
  trade === 'construction' ? 'specific-project' : trade;
