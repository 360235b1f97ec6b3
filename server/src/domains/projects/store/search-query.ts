import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { streetWords } from '../../locations/public.ts';
import { correctionsOf } from '../rules/corrections.ts';
import { apartFrom, endsInFull, type SearchTerm, streetSpellings, termsAsMeant } from '../rules/search-words.ts';

/** A search in `to_tsquery` syntax. All words must match; matching any of them contributes to the rank. */
export interface SearchQuery {
  readonly all: string;
  readonly any: string;
}

/** Words that may be meant by a mistyped one. */
export interface Meant {
  readonly words: readonly string[];
  /** Two known words that it consists of. */
  readonly apart?: readonly string[];
}

/** Whether a word begins with one of the first two letters that were typed, which an index finds. */
const begins = (letter: 1 | 2) => {
  const typed = sql.raw(`substr(typed, ${letter}, 1)`);
  return sql`(word >= ${typed} collate "C" and word < ${typed} || U&'\\+10FFFF' collate "C")`;
};

/** Whether a word, or its beginning, is within two typos of what was typed. */
const IS_SIMILAR = sql`word <> typed and least(
  levenshtein_less_equal(left(word, length(typed) + 2), typed, 2),
  levenshtein_less_equal(left(word, length(typed)), typed, 2)
) <= 2`;

/** Whether a word occurs in some project. With the limit, the index is asked for it; without, all words are read. */
const isKnown = (word: SQL) => sql`(select true from project_words where word = ${word} collate "C" limit 1)`;

const NOTHING: ReadonlyMap<string, Meant> = new Map();

/** Returns the query of some words. Words in `meant` may also be any of those. */
export function queryOf(given: readonly SearchTerm[], meant: ReadonlyMap<string, Meant> = NOTHING): SearchQuery {
  const corrections = new Map(Array.from(meant, ([typed, { words }]) => [typed, words]));
  const terms = termsAsMeant(given, corrections).map(({ word, spellings, isWhole, apart }) => {
    const { words: corrected = [], apart: split } = meant.get(word) ?? {};
    const begun = [...(isWhole ? [] : [word]), ...corrected.filter((one) => !endsInFull(one))].map(
      (one) => `'${one}':*`,
    );
    const ends = corrected.filter(endsInFull);
    const whole = [...(isWhole ? [word] : []), ...spellings, ...ends, ...corrected.flatMap(streetSpellings)];
    const phrases = [apart, split, ...corrected.map(apartFrom)].flatMap((words) =>
      words === undefined ? [] : [`(${words.map((one) => `'${one}'`).join(' <-> ')}:*)`],
    );
    return `(${[...begun, ...whole.map((one) => `'${one}'`), ...phrases].join(' | ')})`;
  });
  return { all: terms.join(' & '), any: terms.join(' | ') };
}

/**
 * Returns, for each word that occurs in no project even as a prefix (or for each word, if `isAnyWord`), what it may mean:
 * known words within about two typos, words of a street, and the two known words that it consists of.
 */
export async function meantBy(
  db: Database,
  words: readonly string[],
  { isAnyWord }: { readonly isAnyWord: boolean },
): Promise<Map<string, Meant>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ typed: string; similar: string[]; apart: string[] | null }>(sql`
    select typed, coalesce(
      nullif(array(select word from project_words where (${begins(1)} or ${begins(2)}) and ${IS_SIMILAR}), '{}'),
      array(select word from project_words where ${IS_SIMILAR})
    ) as similar, (
      select array[left(typed, cut), substr(typed, cut + 1)] from generate_series(4, length(typed) - 4) cut
      where ${isKnown(sql`left(typed, cut)`)} and ${isKnown(sql`substr(typed, cut + 1)`)}
      order by cut desc limit 1
    ) as apart
    from unnest(${sql.param([...words])}::text[]) typed
    where length(typed) <= 40 and (${isAnyWord} or not exists (
      select from project_words where word >= typed collate "C" and word < typed || U&'\\+10FFFF' collate "C"))`);
  return new Map(
    rows.map(({ typed, similar, apart }) => [
      typed,
      { words: correctionsOf(typed, [...new Set([...similar, ...streetWords])]), ...(apart === null ? {} : { apart }) },
    ]),
  );
}
