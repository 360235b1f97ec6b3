import { findCycles } from './cycles.ts';
import { layerProblems } from './layers.ts';
import { barrelProblems, nameProblems } from './names.ts';
import { packageProblems } from './packages.ts';
import { readSource, type SourceFile } from './source-file.ts';
import { LONG_FILE } from './vocabulary.ts';

export interface Findings {
  /** `path: what is wrong and where the code belongs`. */
  readonly problems: readonly string[];
  /** Worth a look, not enforced. */
  readonly warnings: readonly string[];
}

/** Checks a whole repository, given as its files' texts by path from the root. Pure. */
export function checkStructure(texts: ReadonlyMap<string, string>): Findings {
  const paths = [...texts.keys()].sort();
  const sources = paths.filter(isSource).map((path): SourceFile => readSource(path, texts.get(path) ?? ''));

  const named = paths.flatMap((path) => nameProblems(path).map((problem) => `${path}: ${problem}`));
  const imported = sources.flatMap((file) =>
    [...layerProblems(file), ...packageProblems(file), ...barrelProblems(file)].map(
      (problem) => `${file.path}: ${problem}`,
    ),
  );
  const cycles = findCycles(sources).map(
    (cycle) => `${cycle[0]}: import cycle ${cycle.join(' → ')}; move what both need into a third file`,
  );
  const warnings = sources
    .filter(({ lines }) => lines > LONG_FILE)
    .map(({ path, lines }) => `${path}: ${lines} lines; over ${LONG_FILE} wants a reason`);
  return { problems: [...named, ...imported, ...cycles], warnings };
}

const isSource = (path: string) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts');
