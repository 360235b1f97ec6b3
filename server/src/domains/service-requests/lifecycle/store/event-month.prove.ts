import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '../../../../kernel/database.ts';
import { administer, withDatabase } from '../../../../kernel/testing/test-database.ts';

const REQUESTS = 100_000;
const EVENTS_EACH = 10;
const FOLDER = new URL('../../../../../migrations/', import.meta.url);

/** As the previous release reads them. */
const READ = 'select * from service_request_events where request_id = $1 order by id';
const READ_SINCE = `select * from service_request_events where request_id = $1
  and at >= (select created_at - interval '1 day' from service_requests where id = $1) order by id`;

it('a million events become months while the previous release reads and adds some', async () => {
  const { adminConnectionString } = inject('postgres');
  const name = 'event_months';
  await administer(adminConnectionString, `create database ${name}`);
  const url = withDatabase(adminConnectionString, name);
  const database = openDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await runMigrations({ connectionString: url });
    const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
    const apply = async (file: string) => {
      const began = performance.now();
      await client.query(await readFile(new URL(file, FOLDER), 'utf8'));
      return Math.round(performance.now() - began);
    };
    for (const file of files.filter((file) => file < '0068')) await apply(file);
    await client.query(
      `insert into service_requests overriding system value
        select (jsonb_populate_record(null::service_requests, base || jsonb_build_object('id', 'many-' || n, 'ordinal', n,
          'created_at', now() - n * interval '10 seconds'))).*
        from (select $1::jsonb as base) as given, generate_series(1, ${REQUESTS}) as n`,
      [JSON.stringify(await aRow(client, { status: 'submitted' }))],
    );
    await client.query(`insert into service_request_events (request_id, type, party, request_status, at)
      select 'many-' || n, 'offer', 'system', 'submitted', now() - n * interval '10 seconds' + each * interval '1 minute'
      from generate_series(1, ${REQUESTS}) as n, generate_series(1, ${EVENTS_EACH}) as each`);
    await client.query('vacuum analyze');
    const plan = async (statement: string) => {
      const values = ['many-50000'];
      await client.query(statement, values);
      const { rows } = await client.query(`explain (analyze, buffers, costs off, summary) ${statement}`, values);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    };
    const planBefore = await plan(READ);

    const waits: number[] = [];
    let isOver = false;
    const previousRelease = (async () => {
      while (!isOver) {
        const began = performance.now();
        await database.pool.query(
          `insert into service_request_events (request_id, type, party, request_status, at)
            values ('many-1', 'offer', 'system', 'submitted', now())`,
        );
        await database.pool.query(READ, ['many-1']);
        waits.push(performance.now() - began);
        await sleep(5);
      }
    })();
    const times: Record<string, number> = {};
    for (const file of files.filter((file) => file >= '0068' && file < '0071')) times[file] = await apply(file);
    await sleep(200);
    isOver = true;
    await previousRelease;

    const { rows } = await client.query<{ events: number; numbers: number }>(
      'select count(*)::int as events, count(distinct id)::int as numbers from service_request_events',
    );
    const added = waits.length;
    expect(rows[0]?.events).toBeGreaterThanOrEqual(REQUESTS * EVENTS_EACH + added);
    expect(rows[0]?.numbers).toBe(rows[0]?.events);
    const planSince = await plan(READ_SINCE);
    say(`Migrations, ms: ${JSON.stringify(times)}`);
    say(`${added} writes and reads meanwhile; the longest took ${Math.round(Math.max(...waits))} ms`);
    say(`Before:\n${planBefore}\nAfterwards, previous release:\n${await plan(READ)}\nAfterwards:\n${planSince}`);
    // Of all partitions, by their index.
    expect(planSince).not.toContain('Seq Scan on service_request_events');
  } finally {
    await client.end();
    await database.close();
    await administer(adminConnectionString, `drop database ${name} with (force)`);
  }
});

const say = (text: string) => process.stdout.write(`${text}\n`);

const VALUES: Readonly<Record<string, unknown>> = {
  boolean: false,
  date: '2026-12-03',
  'double precision': 0,
  integer: 0,
};

/** Returns a row with a value in each column that needs one, whatever columns this schema has. */
async function aRow(client: pg.Client, given: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = 'service_requests' and is_nullable = 'NO' and is_identity = 'NO'`,
  );
  const valueOf = (type: string) => VALUES[type] ?? (type.startsWith('timestamp') ? '2026-12-01T12:00:00Z' : 'x');
  return { ...Object.fromEntries(rows.map(({ name, type }) => [name, valueOf(type)])), ...given };
}
