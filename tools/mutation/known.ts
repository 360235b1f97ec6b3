import type { MutationReport } from './judge.ts';

/** From this share of changed files on, a pass over all mutants is quicker than asking each that may have changed. */
const NEW_SHARE = 0.2;

/**
 * Whether much of what an earlier run has found out no longer holds: files of rules, or of their tests, that have
 * changed since.
 * @param textOf the present text of a file; undefined where there is none
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
