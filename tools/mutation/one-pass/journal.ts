/** What the pass writes down as it goes, a line each, so that nothing is lost when it hangs and is ended. */
export type Line =
  /** Begins to try a mutant, which may take so many milliseconds. */
  | { readonly trying: string; readonly within: number }
  /** A test has found the mutant out. */
  | { readonly found: string; readonly by: string }
  /** The mutant never ends. */
  | { readonly hangs: string }
  /** A test fails on the code as it is, once mutants were tried with it: what it has found out proves nothing. */
  | { readonly upset: string };

/** The least that a mutant may take. */
export const LEAST_PATIENCE_MS = 15_000;

/** What became of a mutant: the test that has found it out, or that it never ends. */
export type Fate = { readonly foundBy: string } | { readonly hangs: true };

export interface Journal {
  readonly fates: ReadonlyMap<string, Fate>;
  /** What is being tried, if anything is. */
  readonly trying: { readonly mutant: string; readonly within: number } | undefined;
}

/** Reads a journal. A last line that isn't whole yet is left out. */
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
