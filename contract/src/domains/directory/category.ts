import type { Trade } from './trade.ts';

/** Specification, section 5; the first row with a word of the description decides. */
const WORDS: readonly (readonly [Trade, readonly string[]])[] = [
  ['construction', ['concrete', 'driveway', 'patio', 'foundation', 'seal', 'waterproof']],
  ['electrical', ['electrical', 'wiring', 'outlet']],
  ['hvac', ['hvac', 'heating', 'cooling']],
  ['handyman', ['paint', 'drywall', 'repair']],
];
const rules = WORDS.map(([trade, words]) => ({ trade, beginning: new RegExp(`\\b(?:${words.join('|')})`, 'i') }));

/** The trade that a description asks for: by words that begin so ('sealing', but not 'concealed'), else plumbing. */
export const inferTrade = (description: string): Trade =>
  rules.find(({ beginning }) => beginning.test(description))?.trade ?? 'plumbing';
