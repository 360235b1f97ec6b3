/** Path of the pass's journal. Without it, tests run normally. */
export const JOURNAL = 'MUTATION_JOURNAL';
/** 'off' if little has changed, so that trying each mutant is faster. */
export const PASS = 'MUTATION_PASS';
/** Milliseconds that each test file takes. */
export const TIMES = 'MUTATION_TIMES';
/** Globs of the tests that are run. */
export const TESTS = 'MUTATION_TESTS';
