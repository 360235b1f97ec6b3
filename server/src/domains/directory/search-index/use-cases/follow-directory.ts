import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../../kernel/clock.ts';
import type { Database } from '../../../../kernel/database.ts';
import { errorFacts } from '../../../../kernel/error-facts.ts';
import { inTime } from '../../../../kernel/in-time.ts';
import type { Log } from '../../../../kernel/log.ts';
import { RECENT_MS } from '../../../../kernel/recency.ts';
import type { SearchIndexPort } from '../../ports.ts';
import type { DirectoryIndex } from '../rules/directory-index.ts';
import { changesSince, forgetOldChanges, hasContractors, type SeenChanges } from '../store/directory-change.ts';
import { currentIndex } from '../store/index-file.ts';
import { type Loaded, loadIndex, SOON, takeOver } from './load-index.ts';

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
  /** How old the index of a search may be; `RECENT_MS` by default. With 0, each search looks for changes. */
  readonly recentMs?: number;
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
/** An index is built anew once so many of its contractors have changed: reading the changes takes a start's time. */
const CHANGED_SHARE = 0.05;
const CHANGED_LEAST = 2000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 5 * 60_000;
const TIDY_MS = 60 * 60_000;

/** Keeps an index of the directory in memory that has, at each search, everything that was committed a moment before. */
export function followDirectory(options: FollowOptions): FollowedIndex {
  const { db, folder, clock, log, from } = options;
  const { pauseMs = PAUSE_MS, cacheBytes = CACHE_BYTES, patienceMs = PATIENCE_MS, recentMs = RECENT_MS } = options;
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
  /** Searches that got an index a moment ago still read its cards. They wait for nothing, so they soon have. */
  const retire = ({ cards }: Loaded): void => void setImmediate(() => cards.close());
  const drop = (following: Loaded): void => {
    retire(following);
    if (loaded === following) loaded = null;
  };
  /** Takes over much that has changed. If that fails, the next look finds the same again. */
  const catchUp = async (following: Loaded, ids: readonly string[], seen: SeenChanges): Promise<void> => {
    try {
      await takeOver(options, following, ids);
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
    const asOf = performance.now();
    const { seen, ids } = await changesSince(db, following.seen);
    if (ids === null) {
      drop(following);
      log.info({}, 'The search index was dropped: too much of the directory has changed');
    } else if (ids.length > SOON) {
      following.isBehind = true;
      void inTurn(() => catchUp(following, ids, seen)).catch(() => undefined);
    } else {
      await takeOver(options, following, ids);
      following.seen = seen;
      following.asOf = asOf;
    }
  };
  const current = (): DirectoryIndex | null => (loaded === null || loaded.isBehind ? null : loaded.index);
  /** Calls that arrive during a look share the next one. */
  const nextLook = (): Promise<void> => {
    next ??= inTurn(look);
    return next;
  };
  const asOfNow = async (): Promise<DirectoryIndex | null> => {
    if (current() === null) return null;
    return (await inTime(nextLook(), patienceMs)) === null ? null : current();
  };
  const recent = async (): Promise<DirectoryIndex | null> => {
    const index = current();
    if (index === null || loaded === null) return null;
    const age = performance.now() - loaded.asOf;
    if (age >= recentMs) return asOfNow();
    // Looking ahead of time, so that most searches wait for no look.
    if (age >= recentMs / 2) nextLook().catch(() => undefined);
    return index;
  };

  const load = async (name: string): Promise<void> => {
    const fresh = await loadIndex({ db, folder, clock, cacheBytes }, name);
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
    recent,
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
