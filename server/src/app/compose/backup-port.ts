import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import product from '../../../package.json' with { type: 'json' };
import { type ErasureLogPort, markSecret } from '../../domains/accounts/public.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { alone, finishRun, type RunKind, startRun } from '../backups/backup-runs.ts';
import { BackupError, type BackupStore } from '../backups/backup-store.ts';
import { diskStore } from '../backups/disk-store.ts';
import { noteErasure } from '../backups/erasure-log.ts';
import type { BackupMethod, Manifest } from '../backups/manifest.ts';
import { PASSWORD_FILE } from '../backups/open-part.ts';
import type { BackupPort } from '../backups/port.ts';
import { type Proven, proveBackup } from '../backups/prove-backup.ts';
import { type BackupPlan, newBackupId, runBackup } from '../backups/run-backup.ts';
import { s3Store } from '../backups/s3-store.ts';
import { readManifest, removeOldBackups } from '../backups/stored-backups.ts';
import { choosePlace } from '../embedded-postgres/place.ts';
import type { Env } from '../env.ts';
import { ELSEWHERE } from './backup-settings.ts';

/** Returns the place that BACKUP_TO or a command names: s3://BUCKET/PATH, or a folder. */
export function backupStore(place: string, env: Env): BackupStore {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(place) ?? [];
  if (bucket === undefined) return diskStore(place);
  const { BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret, BACKUP_S3_REGION: region } = env;
  if (keyId === undefined || secret === undefined) {
    throw new BackupError(`${place} needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET.`);
  }
  const endpoint = env.BACKUP_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return s3Store({ endpoint, region, keyId, secret, bucket, prefix, settings: 'BACKUP' });
}

/** Returns the place of the scheduled backups; null if there are none. */
const scheduledStore = (env: Env): BackupStore | null =>
  env.BACKUP_TO === undefined || env.BACKUP_TO === ELSEWHERE ? null : backupStore(env.BACKUP_TO, env);

/** Returns where erasures are noted: in DATA_DIR, and next to the scheduled backups. */
const erasurePlaces = (env: Env): BackupStore[] => [diskStore(env.DATA_DIR), scheduledStore(env) ?? []].flat();

/** Remembers erasures next to the backups. */
export const erasureLog = (env: Env): ErasureLogPort => ({
  note: (erasure) => noteErasure(erasurePlaces(env), erasure),
});

/** The scheduled backups of this installation; null if BACKUP_TO names no place. */
export function backupPort(env: Env, connectionString: string): BackupPort | null {
  const store = scheduledStore(env);
  if (store === null) return null;
  return {
    hour: env.BACKUP_HOUR,
    backUp: async (ctx, stopping) => {
      const plan = await backupPlan(env, connectionString, store);
      await backUpNow(ctx, plan, stopping);
      const keeping = { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS, months: env.BACKUP_KEEP_MONTHS };
      const removed = await removeOldBackups(store, keeping, ctx.clock.now());
      ctx.log.info({ removed: removed.length }, 'A backup was made');
    },
    prove: async (ctx) => {
      const { tables, rows } = await proveNow(ctx, env, connectionString, store);
      ctx.log.info({ tables, rows }, 'The newest backup was proven by restoring it');
    },
  };
}

/** Returns what to back up: by default, a whole embedded server, and the tables of any other. */
export async function backupPlan(
  env: Env,
  connectionString: string,
  store: BackupStore,
  method: BackupMethod = env.BACKUP_METHOD ?? (env.DATABASE_URL === undefined ? 'cluster' : 'tables'),
): Promise<BackupPlan> {
  const key = env.BACKUP_KEY;
  const place = env.DATABASE_URL === undefined ? await choosePlace(env.DATA_DIR, () => undefined) : null;
  return {
    connectionString,
    method,
    dataDir: env.DATA_DIR,
    companions: {
      ...(place && { [PASSWORD_FILE]: place.passwordFile }),
      // Settings hold other services' keys, which belong in no place that can't keep them.
      ...(key !== undefined && { '.env': '.env' }),
      ...(key !== undefined && env.DKIM_PRIVATE_KEY_FILE !== undefined && { 'dkim.pem': env.DKIM_PRIVATE_KEY_FILE }),
    },
    key,
    store,
    product: product.version,
    secretMark: secretMark(env),
    clock: systemClock,
  };
}

/** Tells one SECRET from another. */
export const secretMark = ({ SECRET }: Env): string | null =>
  SECRET === undefined ? null : createHmac('sha256', SECRET).update('backup').digest('hex').slice(0, 12);

/** Makes a backup and records its run. */
export async function backUpNow(ctx: Context, plan: BackupPlan, stopping: AbortSignal): Promise<Manifest> {
  await markSecret(ctx);
  const id = newBackupId(plan.clock);
  return alone(plan.connectionString, () =>
    recorded(
      ctx,
      { id, kind: 'backup' },
      () => runBackup(plan, id, stopping),
      ({ database, files }) => database.bytes + files.bytes,
    ),
  );
}

/** Proves a backup, the newest by default, and records the run. */
export async function proveNow(
  ctx: Context,
  env: Env,
  connectionString: string,
  store: BackupStore,
  id?: string,
): Promise<Proven & { readonly manifest: Manifest }> {
  const manifest = await readManifest(store, id);
  const scratchParent =
    env.DATABASE_URL === undefined ? (await choosePlace(env.DATA_DIR, () => undefined)).root : tmpdir();
  const run = { id: join(manifest.id, 'proof', ctx.clock.now().toISOString()), kind: 'proof' } as const;
  const proven = await alone(connectionString, () =>
    recorded(
      ctx,
      run,
      () => proveBackup({ store, manifest, key: env.BACKUP_KEY, scratchParent }),
      () => null,
    ),
  );
  return { ...proven, manifest };
}

async function recorded<Result>(
  ctx: Context,
  { id, kind }: { readonly id: string; readonly kind: RunKind },
  work: () => Promise<Result>,
  bytesOf: (result: Result) => number | null,
): Promise<Result> {
  await startRun(ctx.db, { id, kind, at: ctx.clock.now() });
  try {
    const result = await work();
    await finishRun(ctx.db, { id, succeeded: true, bytes: bytesOf(result), at: ctx.clock.now() });
    return result;
  } catch (error) {
    await finishRun(ctx.db, { id, succeeded: false, bytes: null, at: ctx.clock.now() }).catch(() => undefined);
    throw error;
  }
}
