import type { Trade } from './trade.ts';

/** Specification, section 5; the first row with a word in the description decides. */
const categoryWords: readonly (readonly [Trade, readonly string[]])[] = [
  ['construction', ['concrete', 'driveway', 'patio', 'foundation', 'seal', 'waterproof']],
  ['electrical', ['electrical', 'wiring', 'outlet']],
  ['hvac', ['hvac', 'heating', 'cooling']],
  ['handyman', ['paint', 'drywall', 'repair']],
];

/** The trade that a description asks for; plumbing when it names no other. */
export function inferTrade(description: string): Trade {
  const text = description.toLowerCase();
  return categoryWords.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'plumbing';
}
