import type { Justified } from './survivors/justified.ts';

/** The part of Stryker's report that counts. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: { readonly start: Position; readonly end: Position };
        }[];
      }
    >
  >;
  /** The tests that were run. */
  readonly testFiles?: Readonly<Record<string, { readonly source?: string }>>;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Verdict {
  readonly found: number;
  readonly tried: number;
  /** A sentence for each unjustified survivor, and for each justification without a survivor. */
  readonly problems: readonly string[];
}

/** The minimum percentage of killed mutants per group, however well the others are justified. */
export const LEAST_SCORE = 85;

const FOUND: readonly string[] = ['Killed', 'Timeout', 'RuntimeError', 'CompileError'];
const SURVIVED: readonly string[] = ['Survived', 'NoCoverage'];

/** Returns the percentage of killed mutants; 100 if there are none. */
export const scoreOf = ({ found, tried }: Pick<Verdict, 'found' | 'tried'>): number =>
  tried === 0 ? 100 : (100 * found) / tried;

/** Judges a run by its report and the justified survivors. Only files in the report count. */
export function judge({ files }: MutationReport, justified: readonly Justified[]): Verdict {
  const survivors = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => SURVIVED.includes(status))
      .map(({ location, replacement = '' }) => ({
        line: location.start.line,
        ...mutantOf(file, textAt(source, location), replacement),
      })),
  );
  const known = justified
    .filter(({ file }) => file in files)
    .flatMap(({ file, mutants }) => mutants.map(([was, becomes]) => mutantOf(file, was, becomes)));
  const found = Object.values(files)
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => FOUND.includes(status)).length;
  return {
    found,
    tried: found + survivors.length,
    problems: [
      ...missingFrom(known, survivors).map(
        ({ file, line, was, becomes }) =>
          `${file}:${line}: no test notices when\n    ${was}\n  becomes\n    ${becomes}`,
      ),
      ...missingFrom(survivors, known).map(
        ({ file, was, becomes }) =>
          `${file}: '${was}' survives no longer as '${becomes}'; take it off tools/mutation/survivors`,
      ),
    ],
  };
}

interface Mutant {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
}

const mutantOf = (file: string, was: string, becomes: string): Mutant => ({
  file,
  was: oneLine(was),
  becomes: oneLine(becomes),
});

/** Returns the `mutants` that aren't in the list. The same change at two places is in it twice. */
function missingFrom<T extends Mutant>(list: readonly Mutant[], mutants: readonly T[]): readonly T[] {
  const keyOf = ({ file, was, becomes }: Mutant) => JSON.stringify([file, was, becomes]);
  const left = new Map([...Map.groupBy(list, keyOf)].map(([key, same]) => [key, same.length]));
  return mutants.filter((mutant) => {
    const key = keyOf(mutant);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

const oneLine = (code: string) => code.replace(/\s+/g, ' ').trim();

function textAt(source: string, { start, end }: { readonly start: Position; readonly end: Position }): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}
