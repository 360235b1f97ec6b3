import { readFileSync } from 'node:fs';

/** Common first names in lower case, without accents: to know one where nothing else tells. */
export const firstNames: ReadonlySet<string> = new Set(
  readFileSync(new URL('data/first-names.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .join(' ')
    .split(' '),
);
