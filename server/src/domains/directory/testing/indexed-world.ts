import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Database } from '../../../kernel/database.ts';
import { type Cards, DirectoryIndex } from '../search-index/rules/directory-index.ts';
import { matchingLists, nextIndexedRows } from '../search-index/store/indexed-contractor.ts';
import { COUNT_LIMIT } from '../store/contractor-search.ts';
import type { Search } from './full-scan.ts';

/** Cards in memory. */
function cardsInMemory(): Cards {
  const records: Buffer[] = [];
  return {
    add: (record) => ({ offset: records.push(record) - 1, length: record.length }),
    read: ({ offset }) => records[offset] ?? Buffer.alloc(0),
  };
}

const CACHE_BYTES = 100_000;

/** Returns an index of everybody whom searches find. */
export async function indexEverybody(db: Database, now: Date): Promise<DirectoryIndex> {
  const index = new DirectoryIndex(cardsInMemory(), CACHE_BYTES);
  for (const row of await nextIndexedRows(db, '', 1_000_000)) index.stage(row, now);
  index.plant();
  return index;
}

/** Returns the way to search that an index is, to be compared with others. */
export const searchOf =
  (db: Database, index: DirectoryIndex): Search =>
  async ({ specialty, ...scope }, around, order) => {
    if (specialty !== undefined && index.specialties.matcher(specialty) === null) {
      await index.specialties.learn(specialty, (lists, words) => matchingLists(db, lists, words));
    }
    const matches = specialty === undefined ? undefined : (index.specialties.matcher(specialty) ?? undefined);
    const { hits, ...answer } = index.search({ ...scope, around, order, most: COUNT_LIMIT }, matches);
    return {
      ...answer,
      hits: hits.map((hit) => ({ id: index.idOf(hit) as ContractorId, distance: hit.distance })),
    };
  };
