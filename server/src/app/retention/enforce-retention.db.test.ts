import { expect, it } from 'vitest';
import { aUser } from '../../domains/accounts/fixtures.ts';
import { recordAudit } from '../../domains/accounts/public.ts';
import { aRequest } from '../../domains/service-requests/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';
import { enforceRetention } from './enforce-retention.ts';
import { retentionGauges } from './gauges.ts';
import { rules } from './retention.ts';

const database = await testDatabase();
const { ctx, clock } = await testApp(database);
const rows = async (statement: string) => (await database.pool.query(statement)).rows;
const count = async (table: string) => Number((await rows(`select count(*) as n from ${table}`))[0]?.['n']);
const enforce = () => enforceRetention(ctx, new AbortController().signal);
const DAY_MINUTES = 24 * 60;
const readings = async (name: string) => {
  const report = await retentionGauges.find((gauge) => gauge.name === name)?.read(ctx);
  return Object.fromEntries((report?.readings ?? []).map(({ state, value }) => [state ?? '', value]));
};

it('removes what is older than its rule says, and nothing younger', async () => {
  await aUser(ctx);
  const old = await aRequest(ctx, 1, { customerName: 'Zelda Quixworth', customerEmail: 'zelda@example.com' });
  await rows(`update service_requests set status = 'completed', completed_at = now()`);
  await recordAudit(ctx, { action: 'erase-person', subject: { kind: 'address', id: 'x' }, details: {} });
  await rows(`insert into registrations (token_hash, email, role, password_hash, profile, created_at, expires_at)
    values ('t', 'late@example.com', 'customer', '', '{}', '2026-12-01', '2026-12-02')`);
  const messages = await count('messages');
  expect(messages).toBeGreaterThan(0);

  clock.advance(29 * DAY_MINUTES);
  await enforce();
  expect([await count('messages'), await count('registrations')]).toEqual([messages, 1]);
  clock.advance(10 * DAY_MINUTES);
  await enforce();
  expect([await count('messages'), await count('registrations')]).toEqual([messages, 0]);

  clock.advance(800 * DAY_MINUTES);
  const soon = new Date(clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const young = await aRequest(ctx, 1, { preferredDate: soon });
  await enforce();
  expect(await count(`messages where about_id = '${old.id}' and status not in ('queued', 'unknown')`)).toBe(0);
  expect(await count(`messages where about_id = '${young.id}'`)).toBeGreaterThan(0);
  expect(await rows(`select customer_name from service_requests where id = '${old.id}'`)).toEqual([
    { customer_name: 'Zelda Quixworth' },
  ]);

  clock.advance(300 * DAY_MINUTES);
  expect(await enforce(), 'something is left').toBe(false);
  expect(
    await rows(`select customer_name, customer_email, street from service_requests where id = '${old.id}'`),
  ).toEqual([{ customer_name: 'Deleted', customer_email: '', street: '' }]);
  expect(await count('audit_log')).toBe(1);
});

it('shows operators what it removed, what is oldest, and when it last ran', async () => {
  expect(await readings('plumbline_retention_removed')).toMatchObject({
    messages: expect.any(Number),
    'ended-requests': 1,
    'unfinished-registrations': 1,
  });
  expect(await readings('plumbline_retention_oldest_days')).toMatchObject({ 'audit-log': 1139 });
  expect(await readings('plumbline_retention_age_hours')).toEqual({ '': 0 });
  clock.advance(3 * DAY_MINUTES);
  expect((await retentionGauges[0]?.read(ctx))?.worry?.en).toMatch(/Old data has not been removed/);
});

it('is the only one that removes entries of the audit log, and only those older than a year', async () => {
  await expect(rows('delete from audit_log')).rejects.toThrow('only ever added to');
  await expect(rows(`update audit_log set operator = 'nobody'`)).rejects.toThrow('only ever added to');
  const client = await database.pool.connect();
  try {
    await client.query(`set plumbline.retention = 'on'`);
    await expect(client.query('delete from audit_log')).rejects.toThrow('only ever added to');
  } finally {
    client.release(true);
  }
  await rows(`insert into audit_log (at, operator, action, subject_kind, subject_id, details)
    values ('2016-01-01', 'command:test', 'erase-person', 'address', 'x', '{}')`);
  await enforce();
  expect(await count('audit_log')).toBe(1);
});

it('finds its rows by an index, and names each rule once', async () => {
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  for (const { of } of rules) {
    if (of.kind !== 'rows' || ['mailbox_messages', 'backup_runs'].includes(of.table)) continue;
    const found = await rows(`select indexdef from pg_indexes where tablename = '${of.table}'`);
    expect(
      found.some(({ indexdef }) => new RegExp(`\\(${of.age}\\b`).test(indexdef)),
      `${of.table} has no index that begins with ${of.age}`,
    ).toBe(true);
  }
});
