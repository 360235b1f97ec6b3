import type { Justified } from './justified.ts';

/** The surviving mutants of ingest. */
export const ingest: readonly Justified[] = [
  {
    file: 'server/src/domains/ingest/rules/belief.ts',
    because: 'Half of nothing is 0, and no reading lists less; the check is for the compiler.',
    mutants: [['lastCount === null', 'false']],
  },
];
