import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { correctionsOf, mayBeMistyped, type SearchTerm, searchTerms } from '../rules/search-words.ts';

/** A search in the language of `to_tsquery`: all words must be there; any of them makes a project rank. */
export interface SearchQuery {
  readonly all: string;
  readonly any: string;
}

/**
 * Looks for what a person's words mean: `run` gets each word as the beginning of a word. Only when it finds nothing are
 * words that no project has replaced by those that they resemble, and it runs again: without a slip of the pen a search
 * costs nothing more. Without any word `run` gets null.
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

/** For each word that no project has even as a beginning: the known words within about two slips. */
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
