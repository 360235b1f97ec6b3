import type { Justified } from './justified.ts';

/** The surviving mutants of accounts. */
export const accounts: readonly Justified[] = [
  {
    file: 'server/src/domains/accounts/rules/attempt-limits.ts',
    because: 'No power of two is 900.',
    mutants: [['2 ** (failures - free) >= LOCK_OUT_SECONDS', '2 ** (failures - free) > LOCK_OUT_SECONDS']],
  },
  {
    file: 'server/src/domains/accounts/rules/attempt-limits.ts',
    because: 'An address without `::` has its first four groups either way. Zeros would follow them.',
    mutants: [['tail === undefined', 'false']],
  },
  {
    file: 'server/src/domains/accounts/rules/one-time-code.ts',
    because: 'The library makes secrets of 20 bytes by default.',
    mutants: [['{ size: SECRET_BYTES }', '{}']],
  },
  {
    file: 'server/src/domains/accounts/rules/password-hash.ts',
    because: 'The whole match, which nobody reads.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'server/src/domains/accounts/rules/password-hash.ts',
    because: 'A stored hash matches with its salt and its hash or not at all; the check is for the compiler.',
    mutants: [
      ['salt === undefined || hash === undefined', 'salt === undefined && hash === undefined'],
      ['salt === undefined', 'false'],
      ['hash === undefined', 'false'],
    ],
  },
  {
    file: 'server/src/domains/accounts/rules/password-hash.ts',
    because: 'No password has the random hash that stands in for a missing one.',
    mutants: [['kept !== null', 'true']],
  },
];
