import { releaseProblems } from '../release/contents.ts';
import { findCycles } from './cycles.ts';
import { formProblems } from './forms.ts';
import { layerProblems } from './layers.ts';
import { lengthProblems } from './length.ts';
import { barrelProblems, nameProblems } from './names.ts';
import { packageProblems } from './packages.ts';
import { readSource, type SourceFile } from './source-file.ts';
import { testedRuleProblems } from './tested-rules.ts';

/**
 * Checks a whole repository, given as the texts of its files by path. Pure.
 *
 * @param long files that may be longer than others, with their limits
 * @returns `path: the problem and where the code belongs`
 */
export function checkStructure(
  texts: ReadonlyMap<string, string>,
  long: Readonly<Record<string, number>> = {},
): string[] {
  const paths = [...texts.keys()].sort();
  const sources = paths.filter(isSource).map((path): SourceFile => readSource(path, texts.get(path) ?? ''));

  const named = paths.flatMap((path) => nameProblems(path).map((problem) => `${path}: ${problem}`));
  const imported = sources.flatMap((file) =>
    [
      ...layerProblems(file),
      ...packageProblems(file),
      ...formProblems(file),
      ...barrelProblems(file),
      ...releaseProblems(file),
      ...file.copyNumbers,
      ...file.retiredWords,
      ...file.hardCoded,
    ].map((problem) => `${file.path}: ${problem}`),
  );
  const cycles = findCycles(sources).map(
    (cycle) => `${cycle[0]}: import cycle ${cycle.join(' → ')}; move what both need into a third file`,
  );
  return [...named, ...imported, ...cycles, ...testedRuleProblems(sources), ...lengthProblems(sources, long)];
}

const isSource = (path: string) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts');
