/** A line that the pass writes as it goes, so that nothing is lost if it hangs and is killed. */
export type Line =
  /** Trying a mutant begins, with its time limit in milliseconds. */
  | { readonly trying: string; readonly within: number }
  /** A test has killed the mutant. */
  | { readonly found: string; readonly by: string }
  /** The mutant never ends. */
  | { readonly hangs: string }
  /** A test fails on the original code after mutants were tried with it, so its kills prove nothing. */
  | { readonly upset: string };

/** The minimum time limit of a mutant. */
export const LEAST_PATIENCE_MS = 15_000;

/** The outcome of a mutant: the test that killed it, or that it never ends. */
export type Fate = { readonly foundBy: string } | { readonly hangs: true };

export interface Journal {
  readonly fates: ReadonlyMap<string, Fate>;
  /** The mutant being tried, if any. */
  readonly trying: { readonly mutant: string; readonly within: number } | undefined;
}

/** Parses a journal. An incomplete last line is omitted. */
export function readJournal(text: string): Journal {
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
  const upset = new Set(lines.flatMap((line) => ('upset' in line ? line.upset : [])));
  const fates = new Map<string, Fate>();
  for (const line of lines) {
    if ('found' in line && !upset.has(line.by)) fates.set(line.found, { foundBy: line.by });
    if ('hangs' in line) fates.set(line.hangs, { hangs: true });
  }
  const last = lines.at(-1);
  return {
    fates,
    trying: last !== undefined && 'trying' in last ? { mutant: last.trying, within: last.within } : undefined,
  };
}

export const written = (line: Line): string => `${JSON.stringify(line)}\n`;
