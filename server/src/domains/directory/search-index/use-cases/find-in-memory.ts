import type { Context } from '../../../../kernel/context.ts';
import { ReadyJson } from '../../../../kernel/http/ready-json.ts';
import { COUNT_LIMIT, type OrderAround, type SearchScope } from '../../store/contractor-search.ts';
import type { Around } from '../../store/distance.ts';
import { replyOf } from '../rules/card-record.ts';
import type { DirectoryIndex } from '../rules/directory-index.ts';
import type { IndexAnswer } from '../rules/index-search.ts';
import { matchingLists } from '../store/indexed-contractor.ts';

/** More different lists than this take longer to compare with a search than the database does. */
const MOST_LISTS = 20_000;
/** Contractors with new lists may come while a search is compared with the others. */
const ATTEMPTS = 3;

export interface FoundInMemory extends Pick<IndexAnswer, 'total' | 'next'> {
  /** Returns the number of contractors of the trade within the radius, whatever they do. */
  countEverybody(): number;
  /** Returns the reply with the cards as `contractors`, before the other properties. */
  reply(rest: Readonly<Record<string, unknown>>): ReadyJson;
}

/** Finds what `searchAround` would, with the cards; null if the database has to answer. */
export async function findInMemory(
  ctx: Context,
  { trade, limit, specialty, after }: SearchScope,
  around: Around,
  order: OrderAround,
): Promise<FoundInMemory | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const index = (await ctx.ports.searchIndex?.recent()) ?? null;
    if (index === null) return null;
    const matches = specialty === undefined ? undefined : index.specialties.matcher(specialty);
    if (matches !== null) {
      const question = { trade, around, most: COUNT_LIMIT };
      const answer = index.search({ ...question, order, limit, after }, matches);
      const countEverybody = () => index.search({ ...question, order: 'distance', limit: 1 }).total;
      return found(ctx, index, answer, countEverybody);
    }
    if (specialty === undefined || index.specialties.size > MOST_LISTS) return null;
    await index.specialties.learn(specialty, (lists, words) => matchingLists(ctx.db, lists, words));
  }
  return null;
}

/** Nothing may be awaited between the search and its cards. */
function found(
  ctx: Context,
  index: DirectoryIndex,
  { hits, total, next }: IndexAnswer,
  countEverybody: () => number,
): FoundInMemory | null {
  const cards = index.cardsOf(hits, ctx.clock.now());
  if (cards === null) return null;
  return {
    total,
    next,
    countEverybody,
    reply: (rest) => new ReadyJson(replyOf('{"contractors":', cards, `,${JSON.stringify(rest).slice(1)}`)),
  };
}
