import { eraseAgain } from '../../domains/accounts/public.ts';
import { renameHistory } from '../../domains/directory/public.ts';
import { migrate } from '../../kernel/migrate.ts';
import type { BackupStore } from '../backups/backup-store.ts';
import { diskStore } from '../backups/disk-store.ts';
import { erasuresSince } from '../backups/erasure-log.ts';
import type { Manifest } from '../backups/manifest.ts';
import type { Restored } from '../backups/open-part.ts';
import { restoreIntoDataDir } from '../backups/restore-cluster.ts';
import { restoreIntoDatabase } from '../backups/restore-tables.ts';
import { readManifest } from '../backups/stored-backups.ts';
import { secretMark } from '../compose/backup-port.ts';
import { type Env, readEnv } from '../env.ts';
import { placeOf } from './backup-command.ts';
import { type Command, EXIT, readWords, UsageError } from './command.ts';
import { contextOn } from './command-context.ts';
import { say } from './terminal.ts';
import { usages } from './usages.ts';

/** `plumbline restore`: restores a backup. */
export const restoreCommand: Command = {
  run: async (words) => {
    const { positionals, values } = readWords(words, { from: { type: 'string' }, replace: { type: 'boolean' } });
    const [id, ...more] = positionals;
    if (more.length > 0) throw new UsageError(usages.restore.usage);
    const env = readEnv(process.env, { complete: false });
    const store = placeOf(values.from, env);
    const manifest = await readManifest(store, id);
    say(`Restoring ${manifest.id} from ${store.place}.`);
    const complete = (connectionString: string) => completeRestore(connectionString, env, store, manifest);
    const opening = { store, manifest, key: env.BACKUP_KEY, mayReplace: values.replace ?? false, complete };
    const connectionString = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
    const restored: Restored =
      connectionString === undefined
        ? await restoreIntoDataDir({ ...opening, dataDir: env.DATA_DIR, say })
        : await restoreIntoDatabase({ ...opening, connectionString, dataDir: env.DATA_DIR });
    if (restored.before !== null) say(`The previous database is in ${restored.before}.`);
    if (restored.companions.length > 0) say(`Compare with your settings: ${restored.companions.join(', ')}`);
    if (manifest.secretMark !== secretMark(env)) {
      say("SECRET differs from that of the backup: codes of authenticator apps won't work (docs/operations.md).");
    }
    say('The backup is restored. Start Plumbline as usual.');
    return EXIT.done;
  },
};

/** Brings a restored database to the newest schema and repeats the erasures that it may lack. */
async function completeRestore(
  connectionString: string,
  env: Env,
  store: BackupStore,
  { startedAt }: Manifest,
): Promise<void> {
  await migrate(connectionString, { isRestoring: true });
  const erasures = await erasuresSince([store, diskStore(env.DATA_DIR)], new Date(startedAt));
  const { ctx, close } = await contextOn(connectionString, env, 'restore');
  try {
    await renameHistory(ctx.db);
    const again = await eraseAgain(ctx, erasures);
    say(`${erasures.length} erasures were noted since; ${again} of them were repeated.`);
  } finally {
    await close();
  }
}
