import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity } from 'age-encryption';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { aUser, signInAs } from '../../domains/accounts/fixtures.ts';
import { eraseAgain } from '../../domains/accounts/public.ts';
import { aRequest, aSubmission } from '../../domains/service-requests/fixtures.ts';
import { openDatabase } from '../../kernel/database.ts';
import { migrate } from '../../kernel/migrate.ts';
import { administer, testDatabase, withDatabase } from '../../kernel/testing/test-database.ts';
import { diskStore } from '../backups/disk-store.ts';
import { erasuresSince, noteErasure } from '../backups/erasure-log.ts';
import type { Manifest } from '../backups/manifest.ts';
import { restoreIntoDatabase } from '../backups/restore-tables.ts';
import { readManifest } from '../backups/stored-backups.ts';
import { backUpNow } from '../compose/backup-port.ts';
import { accountClient, as } from '../testing/account-client.ts';
import { tablesHolding } from '../testing/tables-holding.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'plumbline-backups-'));
const store = diskStore(join(folder, 'backups'));
const key = await generateIdentity();
const product = await testApp(database, {
  ports: { erasureLog: { note: (erasure) => noteErasure([store], erasure) } },
});
const { app, ctx } = product;
const { post } = accountClient(product);
const restoredName = `plumbline_restored_${randomBytes(6).toString('hex')}`;
const { adminConnectionString } = inject('postgres');
const restoredUrl = withDatabase(adminConnectionString, restoredName);
await administer(adminConnectionString, `create database ${restoredName}`);
const restored = openDatabase(restoredUrl);
afterAll(async () => {
  await restored.close();
  await administer(adminConnectionString, `drop database ${restoredName} with (force)`);
  await rm(folder, { recursive: true });
});

const keyed = { headers: { 'idempotency-key': 'once' } };
const HOLDER = ['zelda@example.com', 'Quixworth'];
const VISITOR = ['otto@example.com', 'Vandermark', '5025550188'];

async function anAccountAndAVisitor(): Promise<string> {
  const { email } = await aUser(ctx, { email: 'zelda@example.com', lastName: 'Quixworth' });
  const session = as(await signInAs(ctx, { email }));
  const names = { customerName: 'Zelda Quixworth', customerEmail: email };
  await post('/api/service-requests', aSubmission({ ...names, openToProposals: true }), { ...session, ...keyed });
  const visitor = {
    customerName: 'Otto Vandermark',
    customerEmail: 'otto@example.com',
    customerPhone: '(502) 555-0188',
  };
  await aRequest(ctx, 1, visitor);
  await post('/api/support/messages', { content: 'Otto Vandermark asks.', email: 'otto@example.com' }, keyed);
  await post('/api/create-payment-intent', { amount: 5, email: 'otto@example.com' });
  await product.runJobs();
  return email;
}

/** Erases both, as they and an operator would. */
async function eraseBoth(email: string): Promise<void> {
  const session = as(await signInAs(ctx, { email }));
  await app.inject({ method: 'DELETE', url: '/api/account', payload: { email }, ...session });
  const operator = as(await signInAs(ctx, await aUser(ctx, { role: 'operator' })));
  const [address, phone] = ['otto@example.com', '502-555-0188'];
  const person = { email: address, phone, emailAgain: address, phoneAgain: phone, proof: 'answered-mail' };
  expect((await post('/api/operator/erasures', person, operator)).statusCode).toBe(200);
  await product.runJobs();
}

const counts = async (pool: typeof database.pool) =>
  (await pool.query("select relname, n_live_tup from pg_stat_user_tables where schemaname = 'public'")).rows.length;

describe('a backup of the tables', () => {
  let manifest: Manifest;
  const restore = () =>
    restoreIntoDatabase({
      store,
      manifest,
      key,
      connectionString: restoredUrl,
      dataDir: join(folder, 'restored'),
      mayReplace: false,
      complete: async () => undefined,
    });

  it('is made while the product runs, is encrypted, and says what it holds', async () => {
    const email = await anAccountAndAVisitor();
    await writeFile(join(folder, 'permits.csv'), 'id,kind\n1,Plumbing\n');
    const plan = {
      connectionString: database.connectionString,
      method: 'tables' as const,
      dataDir: folder,
      companions: {},
      key,
      store,
      product: '0.4.0',
      secretMark: null,
      clock: ctx.clock,
    };
    manifest = await backUpNow(ctx, plan, new AbortController().signal);
    expect(await readManifest(store)).toEqual(manifest);
    expect(manifest.rows).toMatchObject({ 'public.users': 1, 'public.service_requests': 2 });
    expect(await store.list(`${manifest.id}/`)).toEqual(
      ['database.tar.zst.age', 'files.tar.zst.age', 'manifest.json'].map((file) => `${manifest.id}/${file}`),
    );
    await eraseBoth(email);
    expect(await tablesHolding(database.pool, [...HOLDER, ...VISITOR])).toEqual([]);
  });

  it('that was interrupted while it was restored is no database, and can be restored again', async () => {
    await administer(restoredUrl, 'create table unfinished_restore (since timestamptz)');
    await expect(migrate(restoredUrl)).rejects.toThrow(/A restore into this database was interrupted/);
    await restore();
    await expect(migrate(restoredUrl)).resolves.toEqual([]);
  });

  it('brings back all rows, and the files', async () => {
    expect(await tablesHolding(restored.pool, HOLDER)).toContain('public.users');
    expect(await tablesHolding(restored.pool, VISITOR)).toContain('public.support_conversations');
    expect(await counts(restored.pool)).toBe(await counts(database.pool));
  });

  it('brings back nobody who was erased after it', async () => {
    const erasures = await erasuresSince([store], new Date(manifest.startedAt));
    expect(erasures.map(({ of }) => of.kind).toSorted()).toEqual(['account', 'person']);
    // A random id may spell a short name.
    expect(JSON.stringify(erasures)).not.toMatch(/zelda|otto@|5550188/i);
    expect(await eraseAgain({ ...ctx, db: restored.db }, erasures)).toBe(2);
    expect(await tablesHolding(restored.pool, [...HOLDER, ...VISITOR])).toEqual([]);
    expect(await eraseAgain({ ...ctx, db: restored.db }, erasures), 'once more finds nobody').toBe(0);
  });

  it('is not put over other data unless that is asked for', async () => {
    await expect(restore()).rejects.toThrow(/There are tables of Plumbline in this database. --replace drops them/);
  });
});
