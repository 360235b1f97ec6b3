import type { Health } from '@plumbline/contract/domains/accounts/health.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedSources } from '../../../seeds/sources.ts';
import { aUser, signInAs } from '../../domains/accounts/fixtures.ts';
import { anOutgoingMessage, scriptedPorts } from '../../domains/messaging/fixtures.ts';
import { deliverMessage, sendMessages } from '../../domains/messaging/public.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { gauges } from '../compose/gauges.ts';
import { accountClient, as } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { pool } = database;
const product = await testApp(database);
const { ctx, clock } = product;
const { get } = accountClient(product);
const { email } = await aUser(ctx, { role: 'operator' });
/** Signs in each time: a session of an operator's doesn't outlive the days that pass here. */
const health = async (): Promise<Health> => {
  const token = await signInAs(ctx, { email });
  // Signing in tells the operator about a new device; that message would count, too.
  const { rows } = await pool.query<{ id: string }>('delete from messages where recipient = $1 returning id', [email]);
  const about = rows.map(({ id }) => `%${id}%`);
  await pool.query('delete from graphile_worker._private_jobs where payload::text like any($1)', [about]);
  return (await get('/api/operator/health', as(token))).json();
};

describe('the health of messages', () => {
  beforeAll(() => clearAll());

  it('counts fates by channel over a day and a week, and nothing older', async () => {
    const day = 24 * 60;
    await aMessage('email', 'sent');
    clock.advance(8 * day);
    await aMessage('sms', 'sent');
    clock.advance(2 * day);
    await aMessage('sms', 'sent');
    await aMessage('sms', 'unknown');
    clock.advance(1);
    expect((await health()).messages.counts).toEqual([
      { channel: 'sms', status: 'sent', lastDay: 1, lastWeek: 2 },
      { channel: 'sms', status: 'unknown', lastDay: 1, lastWeek: 1 },
    ]);
  });

  it('says since when the oldest waits, and why others failed, the most frequent reason first', async () => {
    const queuedAt = clock.now().toISOString();
    await aMessage('email', 'queued');
    clock.advance(5);
    await aMessage('email', 'queued');
    const refusing = scriptedPorts(() => ({ kind: 'refused', reason: 'no such mailbox' }));
    await aMessage('email', 'failed', refusing);
    await aMessage('email', 'failed', refusing);
    const { messages } = await health();
    expect(messages).toMatchObject({ waiting: 2, oldestQueuedAt: queuedAt, held: { count: 0, nextAt: null } });
    const lastAt = clock.now().toISOString();
    expect(messages.failures).toEqual([
      { channel: 'email', status: 'failed', reason: 'no such mailbox', count: 2, lastAt },
      expect.objectContaining({ channel: 'sms', status: 'unknown', reason: 'nobody knows', count: 1 }),
    ]);
  });

  it('tells messages that wait for the morning from late ones', async () => {
    await clearAll();
    const held = anOutgoingMessage({ channel: 'sms', to: '+15025550172', urgent: false, timeZone: zoneAtNight() });
    await sendMessages(ctx, [held]);
    const { rows } = await pool.query('select id from messages where dedupe_key = $1', [held.dedupeKey]);
    await deliverMessage(ctx, { messageId: rows[0].id });
    const { messages } = await health();
    expect(messages).toMatchObject({ waiting: 0, oldestQueuedAt: null, held: { count: 1 } });
    expect(new Date(messages.held.nextAt ?? 0).getTime()).toBeGreaterThan(clock.now().getTime());
  });
});

/** A time zone where it is about two in the morning now. Etc zones count hours west of Greenwich. */
function zoneAtNight(): string {
  const west = (clock.now().getUTCHours() - 2 + 24) % 24;
  return west <= 12 ? `Etc/GMT+${west}` : `Etc/GMT-${24 - west}`;
}

describe('the health of jobs', () => {
  beforeAll(() => clearAll());

  it('counts each kind that waits, runs, is planned, is tried again, or has failed for good', async () => {
    await aJob('a', { run_at: '2026-01-02T03:04:05Z' });
    await aJob('a', { run_at: '2026-01-03T03:04:05Z', attempts: 2 });
    await aJob('a', { run_at: '2999-01-01T00:00:00Z' });
    await aJob('b', { locked_at: '2026-01-02T03:04:05Z', attempts: 1 });
    await aJob('b', { attempts: 25, last_error: 'Error ECONNREFUSED\n    at send (file.ts:1)' });
    await aJob('b', { attempts: 25, last_error: 'Error ECONNREFUSED\n    at other (file.ts:2)' });
    const { jobs } = await health();
    const none = { words: null, waiting: 0, running: 0, planned: 0, retrying: 0, failed: 0, oldestWaitingAt: null };
    expect(jobs.tasks).toEqual([
      { ...none, task: 'a', waiting: 2, planned: 1, retrying: 1, oldestWaitingAt: '2026-01-02T03:04:05.000Z' },
      { ...none, task: 'b', running: 1, failed: 2 },
    ]);
    expect(jobs.failures).toEqual([expect.objectContaining({ task: 'b', error: 'Error ECONNREFUSED', count: 2 })]);
  });
});

describe('the figures that are watched', () => {
  it('come with the health, each with its name and its words', async () => {
    await clearAll();
    await aJob('a', { run_at: '2026-01-02T03:04:05Z' });
    const { gauges: watched } = await health();
    expect(watched.readings).toContainEqual({
      name: 'plumbline_jobs_waiting',
      state: null,
      label: 'Jobs that could run now',
      value: 1,
    });
    // What has never happened has no figures.
    const never = /^plumbline_(?:backup|retention)_/;
    const names = gauges.map(({ name }) => name).filter((name) => !never.test(name));
    const shown = watched.readings.map(({ name }) => name).filter((name) => !never.test(name));
    expect(new Set(shown)).toEqual(new Set(names));
  });
});

describe('the health of sources', () => {
  it('says of each how it is, what it gave and when it is due', async () => {
    await seedSources({ ...ctx, actor: { kind: 'system', task: 'seed' } }, true, true);
    await clearAll();
    const [first, second, third] = (await health()).sources;
    if (!first || !second || !third) throw new Error('There are not three sources');
    expect(first).toMatchObject({ state: 'not-read', lastRunAt: null, lastSucceededAt: null, rows: 0, failures: 0 });
    await pool.query(`insert into ingest_runs (id, started_at, finished_at, beat_at)
      values ('run_1', '2026-12-01T00:00:00Z', '2026-12-01T00:10:00Z', '2026-12-01T00:00:00Z')`);
    const aPart = (id: string, state: string, read: number, problem: string | null) =>
      pool.query(
        `insert into ingest_source_runs (run_id, source_id, state, read, problem, started_at, finished_at)
         values ('run_1', $1, $2, $3, $4, '2026-12-01T00:00:00Z', '2026-12-01T00:05:00Z')`,
        [id, state, read, problem],
      );
    await aPart(first.id, 'succeeded', 120, null);
    await aPart(second.id, 'failed', 0, 'The host did not answer. Try later.');
    await pool.query(`update ingest_sources set failures = 3 where id = $1`, [second.id]);
    await pool.query(`update ingest_sources set enabled = false where id = $1`, [third.id]);
    const lastRunAt = '2026-12-01T00:05:00.000Z';
    const { sources } = await health();
    expect(sources.slice(0, 3)).toMatchObject([
      { id: first.id, state: 'works', rows: 120, problem: null, lastRunAt },
      { id: second.id, state: 'failing', failures: 3, problem: 'The host did not answer. Try later.', lastRunAt },
      { id: third.id, state: 'off', nextDueAt: null },
    ]);
    await pool.query(`insert into ingest_runs (id, started_at, beat_at) values ('run_2', now(), now())`);
    await pool.query(
      `insert into ingest_source_runs (run_id, source_id, state, started_at) values ('run_2', $1, 'running', now())`,
      [second.id],
    );
    expect((await health()).sources[1]?.state).toBe('reading');
  });
});

/** Left over from this file's own sign-ins and seeds. */
async function clearAll(): Promise<void> {
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query('delete from messages');
}

async function aMessage(
  channel: 'email' | 'sms',
  status: 'queued' | 'sent' | 'failed' | 'unknown',
  ports = scriptedPorts(() => (status === 'unknown' ? { kind: 'unknown', reason: 'nobody knows' } : { kind: 'sent' })),
): Promise<void> {
  const to = channel === 'email' ? 'pat@example.com' : '+15025550171';
  const message = anOutgoingMessage({ channel, to });
  await sendMessages(ctx, [message]);
  if (status === 'queued') return;
  const { rows } = await pool.query('select id from messages where dedupe_key = $1', [message.dedupeKey]);
  await deliverMessage({ ...ctx, ports: { ...ctx.ports, messaging: ports } }, { messageId: rows[0].id });
  const after = await pool.query('select status from messages where id = $1', [rows[0].id]);
  expect(after.rows).toEqual([{ status }]);
}

async function aJob(task: string, given: Readonly<Record<string, string | number>>): Promise<void> {
  const { rows } = await pool.query(`select id from graphile_worker.add_job($1, '{}')`, [task]);
  const columns = Object.keys(given);
  await pool.query(
    `update graphile_worker._private_jobs set ${columns.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
    [rows[0].id, ...Object.values(given)],
  );
}
