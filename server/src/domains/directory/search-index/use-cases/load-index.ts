import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../../../kernel/clock.ts';
import type { Database } from '../../../../kernel/database.ts';
import { newId } from '../../../../kernel/random-id.ts';
import { DirectoryIndex } from '../rules/directory-index.ts';
import { INDEX_FORMAT } from '../rules/index-format.ts';
import { CardFile } from '../store/card-file.ts';
import { changesSince, type SeenChanges } from '../store/directory-change.ts';
import { cardsPath, readIndex } from '../store/index-file.ts';
import { indexedRows } from '../store/indexed-contractor.ts';

/** A search waits for so many changed contractors. If there are more, the database answers meanwhile. */
export const SOON = 500;
const ROWS_AT_ONCE = 250;

/** An index with the history of the directory that it has seen. */
export interface Loaded {
  readonly name: string;
  readonly index: DirectoryIndex;
  readonly cards: CardFile;
  seen: SeenChanges;
  /** It has everything that was committed before this moment of `performance.now`. */
  asOf: number;
  changed: number;
  /** Whether more has changed than a search would wait for. */
  isBehind: boolean;
}

interface Source {
  readonly db: Database;
  /** Where the processes of this machine keep indexes. */
  readonly folder: string;
  readonly clock: Clock;
  /** How much the cards in memory may take. */
  readonly cacheBytes: number;
}

/** Reads an index that is stored, and what has changed since, until little is left for the first search. */
export async function loadIndex({ db, folder, clock, cacheBytes }: Source, name: string): Promise<Loaded> {
  const stored = await readIndex(folder, name, INDEX_FORMAT);
  const cards = new CardFile(cardsPath(folder, name), stored.cardBytes, join(folder, `${newId('newer')}.cards`));
  const fresh: Loaded = {
    name,
    index: new DirectoryIndex(cards, cacheBytes, stored),
    cards,
    seen: stored.seen,
    asOf: Number.NEGATIVE_INFINITY,
    changed: 0,
    isBehind: false,
  };
  try {
    for (let left = Number.POSITIVE_INFINITY; left > SOON; ) {
      const { seen, ids } = await changesSince(db, fresh.seen);
      if (ids === null) throw new Error('The stored search index is too old');
      left = ids.length;
      await takeOver({ db, clock }, fresh, ids);
      fresh.seen = seen;
    }
    // Days may have passed since it was stored.
    await takeOver({ db, clock }, fresh, fresh.index.outdated(clock.now()));
    return fresh;
  } catch (error) {
    cards.close();
    throw error;
  }
}

/** Reads contractors again, some at a time, so that searches never wait for long. */
export async function takeOver(
  { db, clock }: Pick<Source, 'db' | 'clock'>,
  following: Loaded,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const some = ids.slice(at, at + ROWS_AT_ONCE);
    const rows = await indexedRows(db, some);
    following.index.replace(some, rows, clock.now());
    following.changed += some.length;
    if (at + ROWS_AT_ONCE < ids.length) await nextTurn();
  }
}
