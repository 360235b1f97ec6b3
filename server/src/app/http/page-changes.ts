import type { PublicTopic } from '@plumbline/contract/kernel/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** How often the data of each topic has changed, as far as this process knows. */
export type Versions = Readonly<Record<string, number>>;

/** Tells whether a page that was rendered earlier still shows what the database says. */
export interface PageChanges {
  /** Returns the versions of all topics. Includes every change that was committed before the call, by any process. */
  asOfNow(): Promise<Versions>;
  /**
   * Returns the versions of a look that began a moment ago, or else those as of now. Includes every change that was
   * committed before the last `expire`; one of another process may be missing for `recentMs`.
   */
  recently(): Promise<Versions>;
  /** Says that this process may have changed something. */
  expire(): void;
  /** Returns the versions as of the last look. */
  readonly known: Versions;
}

/** The topics of the triggers. */
const TOPICS: readonly (PublicTopic | 'sources')[] = ['directory', 'projects', 'firms', 'sources'];
/** After a longer pause between two looks, every topic counts as changed. */
const KEPT_MS = 5 * 60_000;
/** Changes are forgotten once they have been visible for this time, however long their transactions have taken. */
const TIDY_MS = 2 * KEPT_MS;
/** Shorter than anybody needs to open a page after hearing of a change. Caches that others run may be older. */
const RECENT_MS = 200;

interface PageChangesOptions {
  readonly now?: () => number;
  /** The longest age of what `recently` returns; 0.2 s by default. */
  readonly recentMs?: number;
}

/**
 * Looks for changes of public data. Triggers note each transaction that writes to such tables (migration 0055), so that no
 * writer can forget it and nobody waits for anybody. A look costs one short query. Calls that arrive during a look share
 * the next one, so their number doesn't matter.
 */
export function pageChanges(
  pool: Pick<pg.Pool, 'query'>,
  { now = () => performance.now(), recentMs = RECENT_MS }: PageChangesOptions = {},
): PageChanges {
  const versions: Record<string, number> = {};
  let snapshot: string | null = null;
  /** The server that the snapshot is of. Another one may have given its numbers to other transactions. */
  let server: string | null = null;
  let lookedAt = 0;
  /** How often the versions have expired: now, and as of the last look. */
  let expiries = 1;
  let seenExpiries = 0;
  let tidied: { readonly at: number; readonly snapshot: string | null } = { at: now(), snapshot: null };
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const look = async () => {
    next = undefined;
    const began = now();
    const expiriesBefore = expiries;
    if (began - lookedAt > KEPT_MS) snapshot = null;
    const { rows } = await pool.query<{ snapshot: string; server: string; topics: string[] }>({
      name: 'page-changes',
      text: LOOK,
      values: [snapshot],
    });
    const [found] = rows;
    if (found === undefined) throw new Error('No changes were found, not even none');
    // Without an earlier look, there is nothing to compare with.
    const changed = snapshot === null || server !== found.server ? Object.keys(versions) : found.topics;
    for (const topic of TOPICS) versions[topic] ??= 0;
    for (const topic of changed) versions[topic] = (versions[topic] ?? 0) + 1;
    snapshot = found.snapshot;
    server = found.server;
    lookedAt = began;
    seenExpiries = expiriesBefore;
    if (began - tidied.at < TIDY_MS) return;
    const { snapshot: old } = tidied;
    tidied = { at: began, snapshot };
    if (old !== null) await pool.query('delete from page_changes where pg_visible_in_snapshot(xid, $1)', [old]);
  };

  const asOfNow = async (): Promise<Versions> => {
    next ??= running.then(look);
    const own = next;
    running = own.catch(() => undefined);
    await own;
    return { ...versions };
  };

  return {
    known: versions,
    asOfNow,
    recently: async () => {
      const isRecent = seenExpiries === expiries && now() - lookedAt < recentMs;
      return isRecent ? { ...versions } : asOfNow();
    },
    expire: () => {
      expiries += 1;
    },
  };
}

/** Finds the transactions that have committed since an earlier snapshot; null finds none. */
const LOOK = `
  select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server, array(
    select distinct topic from page_changes
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
  ) as topics`;

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Makes the versions expire before anybody learns from a response that something has changed. */
export function expireAfterWrites(app: FastifyInstance, changes: PageChanges): void {
  app.addHook('onSend', async (request) => {
    if (!READING.has(request.method)) changes.expire();
  });
}
