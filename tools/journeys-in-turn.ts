import { inTurn } from './sample.ts';

/**
 * Test files that take turns, in groups of about the same length: a sample has one group. Every other journey is part of
 * each sample, such as those from a sentence to a paid connection.
 */
export const groups: readonly (readonly string[])[] = [
  ['projects', 'second-factor', 'secrets', 'kills', 'late-scripts', 'offline'],
  ['maps', 'starting', 'contractor-dashboard', 'appointments', 'customer-dashboard', 'contractor-welcome', 'faults'],
  ['pages', 'directory', 'ingest', 'developing', 'dead-ends', 'operating', 'payments-by-stripe', 'rolling-restart'],
  ['operator', 'messages', 'outreach', 'contractor-listing', 'processes', 'spanish', 'directory-import', 'privacy'],
].map((names) => names.map((name) => `e2e/${name}.test.ts`));

/** Returns the test files that a sample leaves out; none without a seed. */
export function leftOut(seed?: string): readonly string[] {
  const chosen = inTurn('journeys', groups, seed).flat();
  return groups.flat().filter((file) => !chosen.includes(file));
}
