import { randomBytes } from 'node:crypto';
import { afterAll, expect, inject, it } from 'vitest';
import { administer, testDatabase, withDatabase } from '../../../kernel/testing/test-database.ts';
import { examineDatabase } from './database.ts';

const database = await testDatabase();
const { adminConnectionString } = inject('postgres');
const name = `plumbline_owned_${randomBytes(4).toString('hex')}`;
afterAll(async () => {
  await administer(adminConnectionString, `drop database if exists ${name}`);
  await administer(adminConnectionString, `drop role if exists ${name}`);
});

it('finds nothing wrong with a migrated database', async () => {
  const findings = await examineDatabase(database.connectionString);
  expect(findings.map(({ about, state }) => [about, state])).toEqual([
    ['Database', 'ok'],
    ['Rights', 'ok'],
    ['Extensions', 'ok'],
    ['Schema', 'ok'],
    ['Clock', 'ok'],
  ]);
});

it('finds nothing missing for the owner of a new database without a superuser', async () => {
  await administer(adminConnectionString, `create role ${name} login password 'owner'`);
  await administer(adminConnectionString, `create database ${name} owner ${name}`);
  const url = new URL(withDatabase(adminConnectionString, name));
  [url.username, url.password] = [name, 'owner'];
  const findings = new Map((await examineDatabase(url.href)).map((finding) => [finding.about, finding]));
  expect(findings.get('Rights')?.what).toMatch(/may create tables. Backups hold the tables/);
  expect(findings.get('Extensions')).toMatchObject({
    state: 'ok',
    what: 'the first start creates them.',
  });
  expect(findings.get('Schema')?.what).toMatch(/\d+ migrations are pending/);
});

it('explains a clock that is wrong, and a database that cannot be reached', async () => {
  const later = () => new Date(Date.now() + 60_000);
  expect((await examineDatabase(database.connectionString, later)).at(-1)).toMatchObject({
    state: 'broken',
    what: expect.stringMatching(/by (59|60|61) seconds/),
  });
  expect(await examineDatabase('postgres://nobody@127.0.0.1:9/none')).toMatchObject([
    { state: 'broken', what: expect.stringContaining('ECONNREFUSED') },
  ]);
});
