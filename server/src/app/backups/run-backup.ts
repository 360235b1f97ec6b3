import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { Clock } from '../../kernel/clock.ts';
import { BackupError, type BackupStore } from './backup-store.ts';
import { copyCluster } from './cluster-copy.ts';
import { archiveFiles, type Companions } from './data-files.ts';
import { type BackupMethod, backupIdAt, MANIFEST_FILE, Manifest } from './manifest.ts';
import { endingOf, type Measure, sealed } from './sealing.ts';
import { exportTables } from './table-export.ts';

/** What to back up, and how. */
export interface BackupPlan {
  readonly connectionString: string;
  readonly method: BackupMethod;
  readonly dataDir: string;
  /** Files outside the folder that a restore on another machine needs. */
  readonly companions: Companions;
  /** An age identity; undefined leaves the backup unencrypted. */
  readonly key: string | undefined;
  readonly store: BackupStore;
  /** The version of the product. */
  readonly product: string;
  readonly secretMark: string | null;
  readonly clock: Clock;
}

/** Returns a new id. */
export const newBackupId = (clock: Clock): string => backupIdAt(clock.now(), randomBytes(3).toString('hex'));

/**
 * Backs up the database and the files while the product runs. The manifest is written last: a backup that was killed
 * has none, and isn't one.
 * @throws BackupError with what to do
 */
export async function runBackup(plan: BackupPlan, id: string, stopping: AbortSignal): Promise<Manifest> {
  const { store, key, clock } = plan;
  const startedAt = clock.now().toISOString();
  const server = await describeDatabase(plan.connectionString);
  const write = async (name: 'database' | 'files', content: Readable) => {
    let measured: Measure | undefined;
    const stream = await sealed(content, key, (measure) => {
      measured = measure;
    });
    const stop = () => content.destroy(new BackupError('The backup was stopped.'));
    stopping.addEventListener('abort', stop, { once: true });
    try {
      stopping.throwIfAborted();
      await store.write(`${id}/${name}${endingOf(key)}`, stream);
    } finally {
      stopping.removeEventListener('abort', stop);
      content.destroy();
    }
    if (measured === undefined) throw new BackupError('The backup ended early: try again.');
    return { file: `${name}${endingOf(key)}`, ...measured };
  };
  const source =
    plan.method === 'cluster'
      ? { ...(await copyCluster(plan.connectionString)), rows: {} }
      : await exportTables(plan.connectionString);
  let database: Awaited<ReturnType<typeof write>>;
  try {
    database = await write('database', source.archive);
  } finally {
    await source.close();
  }
  const files = await write('files', archiveFiles(plan.dataDir, plan.companions));
  const manifest = Manifest.parse({
    format: 1,
    id,
    product: plan.product,
    method: plan.method,
    ...server,
    startedAt,
    finishedAt: clock.now().toISOString(),
    isEncrypted: key !== undefined,
    secretMark: plan.secretMark,
    database,
    files,
    rows: source.rows,
  } satisfies Manifest);
  await store.write(`${id}/${MANIFEST_FILE}`, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]));
  return manifest;
}

async function describeDatabase(connectionString: string): Promise<Pick<Manifest, 'postgres' | 'migrations'>> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 60_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number; migrations: string[] }>(
      `select current_setting('server_version_num')::int as version,
         (select array_agg(name order by name) from schema_migrations) as migrations`,
    );
    const [found] = rows;
    if (found === undefined) throw new BackupError('The database says nothing about itself.');
    return { postgres: Math.floor(found.version / 10_000), migrations: found.migrations };
  } finally {
    await client.end();
  }
}
