import type { Justified } from './justified.ts';

/** The surviving mutants of assistant. */
export const assistant: readonly Justified[] = [
  {
    file: 'server/src/domains/assistant/rules/checked-reading.ts',
    because: 'No day is later than none.',
    mutants: [['preferredDate !== null', 'true']],
  },
  {
    file: 'server/src/domains/assistant/rules/checked-reading.ts',
    because: 'Both sides of the comparison are in capitals then, or both hold the same words.',
    mutants: [
      ['text.toLowerCase()', 'text.toUpperCase()'],
      ['[]', '["Stryker was here"]'],
    ],
  },
];
