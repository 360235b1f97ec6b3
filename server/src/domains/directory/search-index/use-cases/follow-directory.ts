import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../../kernel/clock.ts';
import type { Database } from '../../../../kernel/database.ts';
import { errorFacts } from '../../../../kernel/error-facts.ts';
import { inTime } from '../../../../kernel/in-time.ts';
import type { Log } from '../../../../kernel/log.ts';
import { newId } from '../../../../kernel/random-id.ts';
import type { SearchIndexPort } from '../../ports.ts';
import { DirectoryIndex } from '../rules/directory-index.ts';
import { INDEX_FORMAT } from '../rules/index-format.ts';
import { CardFile } from '../store/card-file.ts';
import { changesSince, forgetOldChanges, hasContractors, type SeenChanges } from '../store/directory-change.ts';
import { cardsPath, currentIndex, readIndex } from '../store/index-file.ts';
import { indexedRows } from '../store/indexed-contractor.ts';

export interface FollowOptions {
  readonly db: Database;
  /** Where the processes of this machine keep indexes. */
  readonly folder: string;
  /** Builds a new index in the folder, outside of this thread. Returns false if another process is building. */
  readonly build: (stopping: AbortSignal) => Promise<boolean>;
  /** The number of contractors from which there is an index. */
  readonly from: number;
  readonly clock: Clock;
  readonly log: Log;
  /** How often it looks for changes by itself, and for a reason to build; 1 s by default. */
  readonly pauseMs?: number;
  /** How much the cards in memory may take; 64 MB by default. */
  readonly cacheBytes?: number;
  /** The longest that a search waits for a look; 1 s by default. Then the database answers, or says why it can't. */
  readonly patienceMs?: number;
}

export interface IndexFigures {
  readonly contractors: number;
  /** Memory. */
  readonly bytes: number;
  /** How often cards were in memory, and weren't. */
  readonly hits: number;
  readonly misses: number;
}

export interface FollowedIndex extends SearchIndexPort {
  /** Returns the figures of this process; null without an index. */
  figures(): IndexFigures | null;
  close(): Promise<void>;
}

/** Cards of a million contractors need 2 GB; these are the ones that were read last. */
const CACHE_BYTES = 64 * 1024 * 1024;
const PAUSE_MS = 1000;
const PATIENCE_MS = 1000;
/** A search waits for so many changed contractors. If there are more, the database answers meanwhile. */
const SOON = 500;
const ROWS_AT_ONCE = 250;
/** An index is built anew once so many of its contractors have changed: reading the changes takes a start's time. */
const CHANGED_SHARE = 0.05;
const CHANGED_LEAST = 2000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 5 * 60_000;
const TIDY_MS = 60 * 60_000;

/** An index with the history of the directory that it has seen. */
interface Loaded {
  readonly name: string;
  readonly index: DirectoryIndex;
  readonly cards: CardFile;
  seen: SeenChanges;
  changed: number;
  /** Whether more has changed than a search would wait for. */
  isBehind: boolean;
}

/** Keeps an index of the directory in memory that has, at each search, everything that was committed before. */
export function followDirectory(options: FollowOptions): FollowedIndex {
  const { db, folder, clock, log, from } = options;
  const { pauseMs = PAUSE_MS, cacheBytes = CACHE_BYTES, patienceMs = PATIENCE_MS } = options;
  const closing = new AbortController();
  let loaded: Loaded | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  let day = dayText(clock.now());

  const report = (error: unknown): void => log.warn(errorFacts(error), 'The search index could not look for changes');
  /** Runs one thing after the other: what was read first must not be taken over last. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const own = running.then(work);
    running = own.catch(report);
    return own;
  };
  const take = async (following: Loaded, ids: readonly string[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
      const some = ids.slice(at, at + ROWS_AT_ONCE);
      const rows = await indexedRows(db, some);
      following.index.replace(some, rows, clock.now());
      following.changed += some.length;
      if (at + ROWS_AT_ONCE < ids.length) await nextTurn();
    }
  };
  /** Searches that got an index a moment ago still read its cards. They wait for nothing, so they soon have. */
  const retire = ({ cards }: Loaded): void => void setImmediate(() => cards.close());
  const drop = (following: Loaded): void => {
    retire(following);
    if (loaded === following) loaded = null;
  };
  /** Takes over much that has changed. If that fails, the next look finds the same again. */
  const catchUp = async (following: Loaded, ids: readonly string[], seen: SeenChanges): Promise<void> => {
    try {
      await take(following, ids);
      following.seen = seen;
    } finally {
      following.isBehind = false;
    }
  };
  /** Takes over what has changed. Without knowing what, there is no index. */
  const look = async (): Promise<void> => {
    next = undefined;
    const following = loaded;
    if (following === null || following.isBehind) return;
    const { seen, ids } = await changesSince(db, following.seen);
    if (ids === null) {
      drop(following);
      log.info({}, 'The search index was dropped: too much of the directory has changed');
    } else if (ids.length > SOON) {
      following.isBehind = true;
      void inTurn(() => catchUp(following, ids, seen)).catch(() => undefined);
    } else {
      await take(following, ids);
      following.seen = seen;
    }
  };
  const asOfNow = async (): Promise<DirectoryIndex | null> => {
    if (loaded === null || loaded.isBehind) return null;
    // Calls that arrive during a look share the next one.
    next ??= inTurn(look);
    if ((await inTime(next, patienceMs)) === null) return null;
    return loaded === null || loaded.isBehind ? null : loaded.index;
  };

  /** Reads an index that is stored, and what has changed since. */
  const load = async (name: string): Promise<void> => {
    const stored = await readIndex(folder, name, INDEX_FORMAT);
    const cards = new CardFile(cardsPath(folder, name), stored.cardBytes, join(folder, `${newId('newer')}.cards`));
    const fresh: Loaded = {
      name,
      index: new DirectoryIndex(cards, cacheBytes, stored),
      cards,
      seen: stored.seen,
      changed: 0,
      isBehind: false,
    };
    try {
      // What changes meanwhile is read again, until little is left for the first search.
      for (let left = Number.POSITIVE_INFINITY; left > SOON; ) {
        const { seen, ids } = await changesSince(db, fresh.seen);
        if (ids === null) throw new Error('The stored search index is too old');
        left = ids.length;
        await take(fresh, ids);
        fresh.seen = seen;
      }
      // Days may have passed since it was stored.
      await take(fresh, fresh.index.outdated(clock.now()));
    } catch (error) {
      cards.close();
      throw error;
    }
    await inTurn(async () => {
      if (loaded !== null) retire(loaded);
      loaded = fresh;
    });
    log.info({ contractors: fresh.index.size }, 'Searches use the index in memory');
  };
  const loadNewer = async (): Promise<boolean> => {
    const name = await currentIndex(folder);
    if (name === null || name === loaded?.name) return false;
    try {
      await load(name);
      return true;
    } catch (error) {
      log.info(errorFacts(error), 'The stored search index is not used');
      return false;
    }
  };
  const isStale = (): boolean =>
    loaded === null || loaded.changed > Math.max(CHANGED_LEAST, loaded.index.size * CHANGED_SHARE);
  const renew = async (): Promise<void> => {
    if (!isStale() || !(await hasContractors(db, from))) return;
    if (await loadNewer()) return;
    await options.build(closing.signal);
    await loadNewer();
  };
  const refreshOutdated = async (): Promise<void> => {
    const today = dayText(clock.now());
    if (today === day) return;
    await inTurn(async () => {
      const following = loaded;
      if (following === null) return;
      const ids = following.index.outdated(clock.now());
      following.isBehind ||= ids.length > SOON;
      await catchUp(following, ids, following.seen);
    });
    day = today;
  };
  const follow = async (): Promise<void> => {
    let retryMs = FIRST_RETRY_MS;
    let renewAt = 0;
    let tidyAt = 0;
    while (!closing.signal.aborted) {
      try {
        await asOfNow();
        await refreshOutdated();
        const now = performance.now();
        if (now >= tidyAt) {
          tidyAt = now + TIDY_MS;
          await forgetOldChanges(db);
        }
        if (now >= renewAt) {
          await renew();
          // A small directory that grows, and an index that others build, are noticed soon.
          renewAt = performance.now() + (isStale() ? retryMs : 0);
          retryMs = isStale() ? Math.min(retryMs * 2, LAST_RETRY_MS) : FIRST_RETRY_MS;
        }
      } catch (error) {
        if (closing.signal.aborted) break;
        log.warn(errorFacts(error), 'The search index could not be renewed');
        renewAt = performance.now() + retryMs;
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
      }
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const ended = follow();

  return {
    asOfNow,
    figures: () => loaded && { contractors: loaded.index.size, bytes: loaded.index.bytes, ...loaded.index.counts },
    close: async () => {
      closing.abort();
      await ended.catch(() => undefined);
      await running;
      if (loaded !== null) drop(loaded);
    },
  };
}

const dayText = (moment: Date): string => moment.toISOString().slice(0, 10);
