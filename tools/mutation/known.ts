import type { MutationReport } from './judge.ts';

/** If at least this share of files has changed, a pass over all mutants is faster than trying each changed one. */
const NEW_SHARE = 0.2;

/**
 * Returns whether many earlier results are no longer valid, because files of rules or their tests have changed.
 *
 * @param textOf the current text of a file; undefined if it doesn't exist
 */
export function isMostlyNew(
  rules: readonly string[],
  known: MutationReport | undefined,
  textOf: (path: string) => string | undefined,
): boolean {
  const isChanged = (path: string, source: string | undefined) => source === undefined || source !== textOf(path);
  const tests = Object.entries(known?.testFiles ?? {});
  const changed = [
    ...rules.filter((path) => isChanged(path, known?.files[path]?.source)),
    ...tests.filter(([path, { source }]) => isChanged(path, source)),
  ];
  return changed.length > NEW_SHARE * (rules.length + tests.length);
}
