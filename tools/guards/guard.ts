/** A guard, and how to remove it. */
export interface Mutation {
  readonly guard: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Appears in the file exactly once. */
  readonly find: string;
  readonly replacement: string;
  /** The test files or folders in which at least one test must fail without the guard. */
  readonly tests: readonly string[];
}

/** A row of a list of guards, short enough to fit on one line. */
export type Guard = readonly [guard: string, file: string, find: string, replacement: string, tests: readonly string[]];

export const guardsOf = (guards: readonly Guard[]): readonly Mutation[] =>
  guards.map(([guard, file, find, replacement, tests]) => ({ guard, file, find, replacement, tests }));
