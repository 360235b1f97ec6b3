import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';

/** Specification, section 5, in its order: the first category with a word in the description. */
const categoryWords: readonly (readonly [Trade, readonly string[]])[] = [
  ['construction', ['concrete', 'driveway', 'patio', 'foundation', 'seal', 'waterproof']],
  ['electrical', ['electrical', 'wiring', 'outlet']],
  ['hvac', ['hvac', 'heating', 'cooling']],
  ['handyman', ['paint', 'drywall', 'repair']],
];

/** The trade that a description of a project asks for; plumbing when it names no other. */
export function categoryOf(description: string): Trade {
  const text = description.toLowerCase();
  return categoryWords.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'plumbing';
}
