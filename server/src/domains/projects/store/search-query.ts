import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { correctionsOf, mayBeMistyped, type SearchTerm, searchTerms } from '../rules/search-words.ts';

/** A search in `to_tsquery` syntax. All words must match; matching any of them contributes to the rank. */
export interface SearchQuery {
  readonly all: string;
  readonly any: string;
}

/**
 * Searches for a person's words: calls `run` with each word as a prefix. Only if that finds nothing does it replace
 * words that occur in no project with similar ones and run again, so a search without typos costs nothing extra.
 * Without any word, `run` gets null.
 */
export async function searching<Found>(
  db: Database,
  text: string | undefined,
  run: (words: SearchQuery | null) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<Found> {
  const terms = searchTerms(text ?? '');
  if (terms.length === 0) return run(null);
  const found = await run(queryOf(terms, new Map()));
  if (!isNothing(found)) return found;
  const similar = await similarWords(db, terms.map(({ word }) => word).filter(mayBeMistyped));
  return similar.size === 0 ? found : run(queryOf(terms, similar));
}

function queryOf(given: readonly SearchTerm[], similar: ReadonlyMap<string, readonly string[]>): SearchQuery {
  const terms = given.map(({ word, spellings }) => {
    const begun = [word, ...correctionsOf(word, similar.get(word) ?? [])].map((one) => `'${one}':*`);
    return `(${[...begun, ...spellings.map((one) => `'${one}'`)].join(' | ')})`;
  });
  return { all: terms.join(' & '), any: terms.join(' | ') };
}

/** Returns, for each word that occurs in no project even as a prefix, the known words within about two typos. */
async function similarWords(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ typed: string; similar: string[] }>(sql`
    select typed, array(
      select word from project_words
      where least(
        levenshtein_less_equal(left(word, length(typed) + 2), typed, 2),
        levenshtein_less_equal(left(word, length(typed)), typed, 2)
      ) <= 2
    ) as similar
    from unnest(${sql.param([...words])}::text[]) typed
    where length(typed) <= 40 and not exists (
      select from project_words where word >= typed collate "C" and word < typed || U&'\\+10FFFF' collate "C")`);
  return new Map(rows.map(({ typed, similar }) => [typed, similar]));
}
