/** Where the pass writes its journal. Without it tests run as ever. */
export const JOURNAL = 'MUTATION_JOURNAL';
/** 'off' where little has changed, and asking each mutant is quicker. */
export const PASS = 'MUTATION_PASS';
/** How many milliseconds each file of tests takes. */
export const TIMES = 'MUTATION_TIMES';
/** Globs of the tests that are run. */
export const TESTS = 'MUTATION_TESTS';
