import type { Justified } from './justified.ts';

/** The surviving mutants of payments. */
export const payments: readonly Justified[] = [
  {
    file: 'server/src/domains/payments/rules/billing-line.ts',
    because: 'The whole match, which nobody reads.',
    mutants: [['[]', '["Stryker was here"]']],
  },
];
