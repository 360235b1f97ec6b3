import { readFileSync } from 'node:fs';

/** Common first names in lowercase, without accents, to recognize a name without other clues. */
export const firstNames: ReadonlySet<string> = new Set(
  readFileSync(new URL('data/first-names.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .join(' ')
    .split(' '),
);
