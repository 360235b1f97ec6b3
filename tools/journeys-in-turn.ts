import { inTurn } from '../contract/src/kernel/testing/sample.ts';

/**
 * Test files that take turns, in groups of about the same length: a sample has one group. Every other journey is part of
 * each sample, such as those from a sentence to a paid connection.
 */
export const groups: readonly (readonly string[])[] = [
  ['projects', 'late-scripts'],
  ['second-factor', 'secrets', 'kills', 'offline'],
  ['maps', 'contractor-dashboard', 'appointments'],
  ['starting', 'customer-dashboard', 'contractor-welcome', 'faults', 'ingest'],
  ['pages', 'dead-ends', 'operating', 'payments-by-stripe'],
  ['directory', 'developing', 'rolling-restart'],
  ['operator', 'messages', 'spanish'],
  ['outreach', 'contractor-listing', 'processes', 'directory-import', 'privacy'],
].map((names) => names.map((name) => `e2e/${name}.test.ts`));

/** Returns the test files that a sample leaves out; none without a seed. */
export function leftOut(seed?: string): readonly string[] {
  const chosen = inTurn('journeys', groups, seed).flat();
  return groups.flat().filter((file) => !chosen.includes(file));
}
