import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';

const ROWS = 9000;
const MAIN = join(import.meta.dirname, '..', 'main.ts');

const [undisturbed, killed] = [await testDatabase(), await testDatabase()];
let folder = '';
let file = '';
const report = () => join(folder, 'report.csv');

/** Returns a place. Some are closed, some of other trades, some broken, so that an import is more than an insert. */
const row = (at: number) =>
  at % 97 === 0
    ? '{"broken":'
    : JSON.stringify({
        type: 'Feature',
        id: `place-${at}`,
        geometry: { type: 'Point', coordinates: [-85.7585 + (at % 50) / 1000, 38.2527] },
        properties: {
          names: { primary: `Firm ${at.toString(36)}x Plumbing` },
          categories: { primary: at % 11 === 0 ? 'cafe' : 'plumbing' },
          operating_status: at % 13 === 0 ? 'permanently_closed' : 'open',
          addresses: [
            { freeform: `${at + 1} Quarry Ln`, locality: 'Louisville', postcode: '40202', region: 'KY', country: 'US' },
          ],
          phones: [`+1502${2_000_000 + at}`],
        },
      });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-kills-'));
  file = join(folder, 'places.geojsonseq');
  await writeFile(file, Array.from({ length: ROWS }, (_, at) => row(at)).join('\n'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function startImport(connectionString: string): { child: ChildProcess; output: () => string } {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [MAIN, 'import', 'overture', file, '--report', report()], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, DATABASE_URL: connectionString, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

async function importWhole(connectionString: string): Promise<string> {
  const { child, output } = startImport(connectionString);
  const [code] = await once(child, 'exit');
  expect(code, output()).toBe(0);
  return output();
}

const countOf = async ({ db }: typeof killed) => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from contractor_listings`);
  return rows[0]?.n ?? 0;
};

/** Returns the stored content without its timestamps. */
const contentOf = async ({ db }: typeof killed) => {
  const { rows } = await db.execute(sql`
    select (select md5(string_agg((to_jsonb(c) - 'created_at' - 'updated_at')::text, ';' order by id)) from contractors c) as contractors,
      (select md5(string_agg((to_jsonb(l) - 'first_seen_at' - 'last_changed_at')::text, ';' order by external_id)) from contractor_listings l) as listings,
      (select count(*)::int from contractor_trades) as trades,
      (select rows_read::int from contractor_imports) as rows_read, (select counts from contractor_imports) as counts`);
  return rows[0];
};

it('has the same result, however often it is killed', { timeout: patience(240_000) }, async () => {
  await importWhole(undisturbed.connectionString);
  const wholeReport = await readFile(report(), 'utf8');

  const stages: number[] = [];
  for (const kill of inTurn('kills of an import', [1, 2, 3])) {
    const before = await countOf(killed);
    const { child, output } = startImport(killed.connectionString);
    while ((await countOf(killed)) === before && child.exitCode === null) await sleep(5);
    await sleep(7 * kill);
    expect(child.exitCode, output()).toBeNull();
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    stages.push(await countOf(killed));
  }
  expect(stages[0]).toBeGreaterThan(0);
  const output = await importWhole(killed.connectionString);
  expect(output).toMatch(/of them before/);
  expect(await contentOf(killed)).toEqual(await contentOf(undisturbed));
  expect(await readFile(report(), 'utf8')).toBe(wholeReport);

  expect(await importWhole(killed.connectionString)).toContain('0 contractors are new');
  expect(await contentOf(killed)).toEqual(await contentOf(undisturbed));
});
