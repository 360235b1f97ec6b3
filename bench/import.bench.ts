import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { migrate } from '../server/src/kernel/migrate.ts';
import type { Bench, Subject } from './harness.ts';
import { sizeOr } from './size.ts';

/** Number of places in the file. More, as with `--size 1000000`, are best with `--rounds 1`. */
const ROWS = sizeOr(50_000);
/** As in the npm script. */
const HEAP = '--max-old-space-size=1024';
const repository = join(import.meta.dirname, '..');

interface Importer extends Subject {
  /** Returns what its last run stored: a digest of names, phones and points. */
  stored(): Promise<string>;
  /** Returns the peak memory of the process in MiB, over all runs. */
  peak(): number;
}

let started: ReturnType<typeof start> | undefined;

/** Returns one durable PostgreSQL and one file for both sides, which other benches don't need. */
const shared = () => (started ??= start());

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const file = join(folder, 'places.parquet');
  // In a separate process, so that generating the rows doesn't count toward the memory.
  await inProcess([join(import.meta.dirname, 'overture-places.ts'), file, String(ROWS)], {});
  return { folder, file, postgres: await startEmbeddedPostgres({ dataDir: join(folder, 'data') }) };
}

async function inProcess(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'import-memory.ts'), ...args], {
    cwd: tmpdir(),
    env: { PATH, HOME, TMPDIR, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'exit');
  assert.equal(code, 0, output);
  return output;
}

async function emptyDatabase(postgres: EmbeddedPostgres, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: postgres.adminConnectionString });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(postgres.connectionString);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}

/** Each run imports the whole file into an empty database, however long that takes. */
async function importer(name: string, argsFor: (file: string) => string[]): Promise<Importer> {
  const { postgres, file, folder } = await shared();
  let url = await emptyDatabase(postgres, name);
  let peak = 0;
  return {
    run: async () => {
      url = await emptyDatabase(postgres, name);
      const output = await inProcess(argsFor(file), { DATABASE_URL: url, DATA_DIR: folder });
      peak = Math.max(peak, Number(/peak memory: (\d+)/.exec(output)?.[1]) / 1024);
      return Number(/\(([\d,]+) a second\)/.exec(output)?.[1]?.replaceAll(',', ''));
    },
    stored: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(
        "select md5(string_agg(concat(company_name, phone, latitude, trades), ';' order by company_name, phone, latitude)) as digest from contractors",
      );
      await client.end();
      return rows[0].digest;
    },
    peak: () => Math.round(peak),
    stop: async () => undefined,
  };
}

const ours = () =>
  importer('ours', (file) => [HEAP, join(repository, 'server/src/app/commands/import/main.ts'), 'overture', file]);

async function baseline(): Promise<Importer> {
  const subject = await importer('baseline', (file) => [join(import.meta.dirname, 'import-baseline.ts'), file]);
  return {
    ...subject,
    stop: async () => {
      const { postgres, folder } = await shared();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export default {
  name: 'import',
  summary: `npm run import of ${ROWS.toLocaleString('en-US')} Overture-shaped places, in rows a second, against the same reading and bare inserts that recognize nobody`,
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => {
    await mine.run(0);
    await theirs.run(0);
    assert.equal(await mine.stored(), await theirs.stored());
  },
  afterwards: async (mine, theirs) =>
    `peak memory of the process: ours ${mine.peak()} MiB, the bare inserts ${theirs.peak()} MiB`,
  atLeast: 0.35,
} satisfies Bench<Importer>;
