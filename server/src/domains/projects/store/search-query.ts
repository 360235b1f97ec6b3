import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';
import { correctionsOf, mayBeMistyped, searchWords } from '../rules/search-words.ts';

/** A search in the language of `to_tsquery`: all words must be there; any of them makes a project rank. */
export interface SearchQuery {
  readonly all: string;
  readonly any: string;
}

/**
 * What a person's words look for: each as the beginning of a word; one that no project has as the words it resembles.
 * Null when there is no word in it. One round trip, and none without words that may be mistyped.
 */
export async function searchQuery(db: Database, text: string | undefined): Promise<SearchQuery | null> {
  const words = searchWords(text ?? '');
  if (words.length === 0) return null;
  const candidates = await similarWords(db, words.filter(mayBeMistyped));
  const terms = words.map((word) => {
    const corrections = correctionsOf(word, candidates.get(word) ?? []);
    return `(${[word, ...corrections].map((one) => `'${one}':*`).join(' | ')})`;
  });
  return { all: terms.join(' & '), any: terms.join(' | ') };
}

/** For each word that no project has even as a beginning: the known words within about two slips. */
async function similarWords(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ typed: string; similar: string[] }>(
    prepared(sql`
    select typed, array(
      select word from project_words
      where least(
        levenshtein_less_equal(left(word, length(typed) + 2), typed, 2),
        levenshtein_less_equal(left(word, length(typed)), typed, 2)
      ) <= 2
    ) as similar
    from unnest(${sql.param([...words])}::text[]) typed
    where length(typed) <= 40 and not exists (
      select from project_words where word >= typed collate "C" and word < typed || U&'\\+10FFFF' collate "C")`),
  );
  return new Map(rows.map(({ typed, similar }) => [typed, similar]));
}
