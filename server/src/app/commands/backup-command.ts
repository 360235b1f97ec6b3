import { generateIdentity } from 'age-encryption';
import { requireNewestSchema } from '../../kernel/migrate.ts';
import type { BackupStore } from '../backups/backup-store.ts';
import { METHODS } from '../backups/manifest.ts';
import { listBackups, readManifest } from '../backups/stored-backups.ts';
import { backUpNow, backupPlan, backupStore, proveNow } from '../compose/backup-port.ts';
import { ELSEWHERE } from '../compose/backup-settings.ts';
import { type Env, readEnv } from '../env.ts';
import { reachDatabase } from '../processes/reach-database.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { type Command, EXIT, readWords, typedPath, UsageError } from './command.ts';
import { contextOn } from './command-context.ts';
import { say } from './terminal.ts';
import { usages } from './usages.ts';

/** `plumbline backup`: makes, lists and proves backups. */
export const backupCommand: Command = {
  run: async (words, shutdown) => {
    const { positionals, values } = readWords(words, { to: { type: 'string' }, method: { type: 'string' } });
    const [verb = 'now', id, ...more] = positionals;
    if (more.length > 0 || (id !== undefined && verb !== 'prove')) throw new UsageError(usages.backup.usage);
    if (verb === 'key') {
      say(await generateIdentity());
      return EXIT.done;
    }
    const method = METHODS.find((each) => each === values.method);
    if (values.method !== undefined && method === undefined) {
      throw new UsageError(`--method must be cluster or tables, not '${values.method}'.`);
    }
    const env = readEnv(process.env, { complete: false });
    const store = placeOf(values.to, env);
    switch (verb) {
      case 'now':
        await make(env, store, method, shutdown);
        return EXIT.done;
      case 'list':
        await list(store);
        return EXIT.done;
      case 'prove':
        await prove(env, store, id, shutdown);
        return EXIT.done;
      default:
        throw new UsageError(usages.backup.usage);
    }
  },
};

/** Returns the place that is named, or else that of the scheduled backups. */
export function placeOf(named: string | undefined, env: Env): BackupStore {
  if (named !== undefined) return backupStore(named.startsWith('s3://') ? named : typedPath(named), env);
  const { BACKUP_TO: place } = env;
  if (place === undefined || place === ELSEWHERE) throw new UsageError('Name the place, or set BACKUP_TO.');
  return backupStore(place, env);
}

async function open(env: Env, shutdown: Shutdown) {
  const connectionString = await reachDatabase(env, shutdown);
  // A backup before an upgrade must not be the upgrade.
  await requireNewestSchema(connectionString);
  const { ctx, close } = await contextOn(connectionString, env, 'backup');
  shutdown.onStop('database connections', close);
  return { connectionString, ctx };
}

async function make(
  env: Env,
  store: BackupStore,
  method: (typeof METHODS)[number] | undefined,
  shutdown: Shutdown,
): Promise<void> {
  const { connectionString, ctx } = await open(env, shutdown);
  const stopping = new AbortController();
  const backup = backUpNow(ctx, await backupPlan(env, connectionString, store, method), stopping.signal);
  shutdown.onStop('the backup', async () => {
    stopping.abort();
    await backup.catch(() => undefined);
  });
  const { id, database, files } = await backup;
  say(`${id} is in ${store.place}: ${sizeOf(database.bytes + files.bytes)}.`);
  if (env.BACKUP_KEY === undefined) {
    say('It is not encrypted, so it leaves out .env: keep that, too. BACKUP_KEY encrypts backups.');
  }
}

async function list(store: BackupStore): Promise<void> {
  const { ids, unfinished } = await listBackups(store);
  if (ids.length === 0) say(`There is no backup in ${store.place}.`);
  for (const id of ids) {
    const { database, files, method, postgres, isEncrypted } = await readManifest(store, id);
    const size = sizeOf(database.bytes + files.bytes);
    say(`${id}  ${size}, ${method} of PostgreSQL ${postgres}${isEncrypted ? ', encrypted' : ''}`);
  }
  if (unfinished.length > 0) say(`Not finished, and no backups: ${unfinished.join(', ')}`);
}

async function prove(env: Env, store: BackupStore, id: string | undefined, shutdown: Shutdown): Promise<void> {
  const { connectionString, ctx } = await open(env, shutdown);
  const { manifest, tables, rows } = await proveNow(ctx, env, connectionString, store, id);
  say(`${manifest.id} was restored and is whole: ${tables} tables, ${rows.toLocaleString('en-US')} rows.`);
}

const sizeOf = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
