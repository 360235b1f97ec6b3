import type { SourceFile } from './source-file.ts';
import { LONG_FILE } from './vocabulary.ts';

/**
 * Returns a problem for each file that exceeds `LONG_FILE` lines, or its limit in the list, and for each entry that its
 * file no longer needs.
 */
export function lengthProblems(sources: readonly SourceFile[], allowed: Readonly<Record<string, number>>): string[] {
  const lengths = new Map(sources.map(({ path, lines }) => [path, lines]));
  return [
    ...[...lengths]
      .filter(([path, lines]) => lines > (allowed[path] ?? LONG_FILE))
      .map(
        ([path, lines]) =>
          `${path}: ${lines} lines, over ${allowed[path] ?? LONG_FILE}; split it where its subject changes`,
      ),
    ...Object.keys(allowed)
      .filter((path) => (lengths.get(path) ?? 0) <= LONG_FILE)
      .map((path) => `${path}: no longer a long file; take it out of tools/structure/long-files.ts`),
  ];
}
