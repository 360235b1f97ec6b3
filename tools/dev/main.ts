import { spawn } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { extname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { startEmbeddedPostgres } from '../../server/src/app/embedded-postgres/start.ts';
import { readEnv } from '../../server/src/app/env.ts';
import { repository } from '../install.mjs';
import { startReloader } from './reloader.ts';
import { watchFolders } from './watch-folders.ts';

/**
 * `npm run dev`: each edit replaces the server while the database keeps running, and pages reload when files change.
 * Vite listens on PORT and forwards `/api` to the server on the next port. `--server` starts no Vite.
 */
const settings = { ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}), ...process.env };
const port = Number(settings.PORT || 3000);
const serverEnv = {
  ...process.env,
  PORT: String(port + 1),
  PUBLIC_URL: settings.PUBLIC_URL || `http://localhost:${port}`,
  // Loading two thousand files takes most of the time that a process needs to start.
  NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'plumbline-compiled'),
};

/** Extensions of files that modules read while loading. */
const DATA: ReadonlySet<string> = new Set(['.json', '.jsonl', '.sql', '.tsv', '.txt']);

const ended = Promise.withResolvers<number>();
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => ended.resolve(0));
// The process that started this one may already have ended.
if (process.connected === false) ended.resolve(0);

const reloader = startReloader(serverEnv, process.cwd());
const held = holdDatabase().catch(() => undefined);
const vite = process.argv.includes('--server') ? undefined : startVite();
const unwatch = watchSources();

const code = await ended.promise;
unwatch();
vite?.kill('SIGTERM');
await reloader.stop();
await (await held)?.stop();
process.exit(code);

/**
 * Keeps the embedded database running while servers are replaced. With an external database or an invalid setting,
 * there is nothing to keep; the server reports the problem.
 */
async function holdDatabase() {
  const { DATABASE_URL, DATA_DIR } = readEnv(settings);
  return DATABASE_URL === undefined ? startEmbeddedPostgres({ dataDir: DATA_DIR }) : undefined;
}

function startVite() {
  const guard = join(import.meta.dirname, 'end-when-disconnected.ts');
  const program = join(repository, 'node_modules', '.bin', 'vite');
  const child = spawn(process.execPath, ['--import', guard, program, '--port', String(port), '--strictPort'], {
    cwd: join(repository, 'web'),
    env: { ...process.env, API_PORT: String(port + 1) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('exit', (exitCode) => ended.resolve(exitCode ?? 1));
  return child;
}

function watchSources() {
  const folders = ['server/src', 'server/seeds', 'server/migrations', 'contract/src'];
  const unwatch = watchFolders(
    folders.map((folder) => join(repository, folder)),
    (path) => {
      const kind = extname(path);
      if (kind === '.ts' || DATA.has(kind)) reloader.reload({ fresh: kind !== '.ts' });
    },
  );
  const settingsWatcher = watch(process.cwd(), (_, name) => {
    if (name === '.env') reloader.reload({ fresh: true });
  });
  return () => {
    unwatch();
    settingsWatcher.close();
  };
}
