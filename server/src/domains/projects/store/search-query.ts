import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { streetWords } from '../../locations/public.ts';
import { correctionsOf } from '../rules/corrections.ts';
import { apartFrom, type SearchTerm, streetSpellings } from '../rules/search-words.ts';

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

const NOTHING: ReadonlyMap<string, Meant> = new Map();

/** Returns the query of some words. Words in `meant` may also be any of those. */
export function queryOf(given: readonly SearchTerm[], meant: ReadonlyMap<string, Meant> = NOTHING): SearchQuery {
  const terms = given.map(({ word, spellings, isWhole, apart }) => {
    const { words: corrected = [], apart: split } = meant.get(word) ?? {};
    const begun = [...(isWhole ? [] : [word]), ...corrected].map((one) => `'${one}':*`);
    const whole = [...(isWhole ? [word] : []), ...spellings, ...corrected.flatMap(streetSpellings)];
    const phrases = [apart, split, ...corrected.map(apartFrom)].flatMap((words) =>
      words === undefined ? [] : [`(${words.map((one) => `'${one}'`).join(' <-> ')}:*)`],
    );
    return `(${[...begun, ...whole.map((one) => `'${one}'`), ...phrases].join(' | ')})`;
  });
  return { all: terms.join(' & '), any: terms.join(' | ') };
}

/**
 * Returns, for each word that occurs in no project even as a prefix (or for each word, if `isAnyWord`), what it may mean:
 * known words within about two typos, words of a street, and the two known words that it consists of. One of the first two
 * letters is taken to be right, which spares comparing most words.
 */
export async function meantBy(
  db: Database,
  words: readonly string[],
  { isAnyWord }: { readonly isAnyWord: boolean },
): Promise<Map<string, Meant>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ typed: string; similar: string[]; apart: string[] | null }>(sql`
    select typed, array(
      select word from project_words
      where word <> typed and length(word) >= length(typed) - 2
        and (substr(word, 1, 1) in (substr(typed, 1, 1), substr(typed, 2, 1))
          or substr(word, 2, 1) in (substr(typed, 1, 1), substr(typed, 2, 1)))
        and least(
        levenshtein_less_equal(left(word, length(typed) + 2), typed, 2),
        levenshtein_less_equal(left(word, length(typed)), typed, 2)
      ) <= 2
    ) as similar, (
      select array[left(typed, cut), substr(typed, cut + 1)] from generate_series(4, length(typed) - 4) cut
      where exists (select from project_words where word = left(typed, cut) collate "C")
        and exists (select from project_words where word = substr(typed, cut + 1) collate "C")
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
