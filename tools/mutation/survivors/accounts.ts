import type { Justified } from './justified.ts';

/** What survives of accounts. */
export const accounts: readonly Justified[] = [
  {
    file: 'server/src/domains/accounts/rules/password-hash.ts',
    because: 'The whole match, which nobody reads.',
    mutants: [['[]', '["Stryker was here"]']],
  },
];
