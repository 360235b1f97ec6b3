import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { migrate } from '../../kernel/migrate.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { copyCluster } from './cluster-copy.ts';
import { diskStore } from './disk-store.ts';
import type { BackupMethod } from './manifest.ts';
import { restoreIntoDatabase } from './restore-tables.ts';
import { newBackupId, runBackup } from './run-backup.ts';
import { listBackups, readManifest } from './stored-backups.ts';
import { quotedName, storedTables } from './stored-tables.ts';
import { DEBIAN_15, hasDebian15, npmPostgres, startOn, startOther, statements } from './testing/other-postgres.ts';
import { unpackCluster } from './unpack.ts';

const folder = await mkdtemp(join(tmpdir(), 'plumbline-proof-of-backups-'));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

const ROWS = 40_000;
/** Rows with every kind of text that an export could spoil, and enough of them to be killed in the middle. */
const FILL = [
  `insert into audit_log (at, operator, action, subject_kind, subject_id, details)
   select now() - n * interval '1 second', E'tab\\there, new\\nline, back\\\\slash, "quote", \\\\.', 'erase-person',
     'Ünï©ode 漢字', md5(n::text), jsonb_build_object('n', n, 'random', repeat(md5(random()::text), 20))
   from generate_series(1, ${ROWS}) n`,
  `insert into own_secrets (name, value) values ('a name', 'a value')`,
];

/** Returns a hash of all rows of all tables. */
async function digestOf(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const hash = createHash('sha256');
    await client.query("set timezone = 'UTC'");
    for (const table of await storedTables(client)) {
      // The records of backups differ by the run that is under way.
      if (['backup_runs', 'unfinished_restore'].includes(table.name)) continue;
      const { rows } = await client.query<{ rows: string }>(
        `select md5(coalesce(string_agg(one::text, '|' order by one::text collate "C"), '')) as rows from ${quotedName(table)} one`,
      );
      hash.update(`${table.name} ${rows[0]?.rows}\n`);
    }
    return hash.digest('hex');
  } finally {
    await client.end();
  }
}

const backUp = (connectionString: string, method: BackupMethod, place: string) => {
  const plan = {
    connectionString,
    method,
    dataDir: join(folder, 'no-files'),
    companions: {},
    key: undefined,
    store: diskStore(place),
    product: '0.4.0',
    secretMark: null,
    clock: systemClock,
  };
  return runBackup(plan, newBackupId(systemClock), new AbortController().signal);
};

const servers: [name: string, programs: () => Promise<string>][] = [
  ...(hasDebian15 ? [["Debian's PostgreSQL 15", async () => DEBIAN_15] as [string, () => Promise<string>]] : []),
  ...['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17', '18.4.0-beta.17'].map(
    (version): [string, () => Promise<string>] => [
      `PostgreSQL ${version}`,
      () => npmPostgres(version, join(folder, `npm-${version}`)),
    ],
  ),
];

describe.each(servers)('%s', (name, programsOf) => {
  it('is exported and restored as its owner, who is no superuser, and copied as a whole', async () => {
    const programs = await programsOf();
    const [from, to] = [await startOther(programs), await startOther(programs)];
    const place = join(folder, name.replaceAll(/\W/g, '-'));
    try {
      await migrate(from.ownerUrl);
      await statements(from.ownerUrl, FILL);
      const before = await digestOf(from.ownerUrl);
      await expect(copyCluster(from.ownerUrl)).rejects.toThrow(/BACKUP_METHOD=tables/);
      const manifest = await backUp(from.ownerUrl, 'tables', place);
      expect(manifest.rows).toMatchObject({ 'public.audit_log': ROWS, 'public.own_secrets': 1 });
      await restoreIntoDatabase({
        store: diskStore(place),
        manifest,
        key: undefined,
        connectionString: to.ownerUrl,
        dataDir: join(folder, 'no-files'),
        mayReplace: false,
        complete: async () => undefined,
      });
      expect(await digestOf(to.ownerUrl)).toBe(before);

      const copy = await copyCluster(from.superUrl);
      const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
      const copied = await startOn(programs, (data) => unpackCluster(copy.archive, data, { owner, isDurable: false }));
      await copy.close();
      expect(await digestOf(copied.ownerUrl)).toBe(before);
      await copied.stop();
    } finally {
      await from.stop();
      await to.stop();
    }
  });
});

describe('the commands', () => {
  const dataDir = join(folder, 'data');
  const place = join(folder, 'backups');
  const program = join(import.meta.dirname, '..', 'commands', 'main.ts');
  const start = (words: readonly string[], env: Record<string, string> = {}) => {
    const { PATH, HOME, TMPDIR } = process.env;
    const child = spawn(process.execPath, [program, ...words], {
      cwd: folder,
      env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, BACKUP_TO: place, LOG_LEVEL: 'warn', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    return { child, output: () => output, ended: once(child, 'close') };
  };
  const plumbline = async (words: readonly string[], env?: Record<string, string>) => {
    const { child, output, ended } = start(words, env);
    await ended;
    return { code: child.exitCode, output: output() };
  };
  const killAfter = async (child: ChildProcess, milliseconds: number) => {
    await sleep(milliseconds);
    child.kill('SIGKILL');
  };
  const onDatabase = async <Result>(folder: string, work: (url: string) => Promise<Result>): Promise<Result> => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    try {
      return await work(postgres.connectionString);
    } finally {
      await postgres.stop();
    }
  };
  let before = '';

  it('back up a filled database and its files, whole or not at all, however often they are killed', async () => {
    await mkdir(join(dataDir, 'sources'), { recursive: true });
    await writeFile(join(dataDir, 'sources', 'permits.csv'), 'id\n1\n');
    await onDatabase(dataDir, async (url) => {
      await migrate(url);
      await statements(url, FILL);
    });
    const began = Date.now();
    expect(await plumbline(['backup'])).toMatchObject({ code: 0 });
    const whole = Date.now() - began;
    for (const part of [0.5, 0.7, 0.8, 0.9, 0.97]) {
      const { child, ended } = start(['backup']);
      await killAfter(child, whole * part);
      await ended;
    }
    const { ids } = await listBackups(diskStore(place));
    for (const id of ids) await expect(readManifest(diskStore(place), id)).resolves.toMatchObject({ id });
    expect(await plumbline(['backup', 'prove'])).toMatchObject({ code: 0, output: expect.stringMatching(/is whole/) });
    before = await onDatabase(dataDir, digestOf);
  });

  it('restore it into an empty folder; killed, it is no database, and the same command completes it', async () => {
    const [id = ''] = (await listBackups(diskStore(place))).ids;
    const target = join(folder, 'restored');
    const env = { DATA_DIR: target };
    const began = Date.now();
    expect(await plumbline(['restore', id], env)).toMatchObject({ code: 0 });
    const whole = Date.now() - began;
    expect(await onDatabase(target, digestOf)).toBe(before);
    expect(await readdir(join(target, 'sources'))).toEqual(['permits.csv']);
    expect(await plumbline(['restore', id], env), 'over other data').toMatchObject({
      code: 1,
      output: expect.stringContaining('--replace moves it aside'),
    });
    for (const part of [0.3, 0.5, 0.7, 0.85]) {
      const { child, ended } = start(['restore', id, '--replace'], env);
      await killAfter(child, whole * part);
      await ended;
      // It was killed before it began, or the product refuses to start on what it left.
      const { code, output } = await plumbline(['operator', 'list'], env);
      expect(code === 0 ? 'was not begun' : output).toMatch(
        /was not begun|was interrupted: run plumbline restore again/,
      );
      const again = await plumbline(['restore', id, '--replace'], env);
      expect(again, again.output).toMatchObject({ code: 0 });
      expect(await onDatabase(target, digestOf)).toBe(before);
    }
  });
});
