import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aUser, signInAs } from '../../domains/accounts/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { buildIndex, type FollowedIndex, followDirectory } from '../../domains/directory/public.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'plumbline-hiding-'));
const { ctx } = await testApp(database);
const indexes: FollowedIndex[] = [];

/** A process whose searches read an index that looks for changes only when a search asks it to. */
async function aProcess() {
  const index = followDirectory({
    db: database.db,
    folder,
    build: () => buildIndex(database.db, folder, folder, ctx.clock.now()),
    from: 1,
    clock: ctx.clock,
    log: ctx.log,
    pauseMs: 60_000,
    patienceMs: 60_000,
  });
  indexes.push(index);
  await expect.poll(() => index.figures()).not.toBeNull();
  const product = await testApp(database, { ports: { searchIndex: index } });
  return { ...product, ...accountClient(product), index };
}

afterAll(async () => {
  await Promise.all(indexes.map((index) => index.close()));
  await rm(folder, { recursive: true, force: true });
});

describe('a contractor', () => {
  it('is found by no search in any process after the response that hid them', async () => {
    const owned = async () => {
      const owner = await aUser(ctx, { role: 'craftsman' });
      const { id } = await aContractor(ctx, { ownerId: owner.id });
      return { owner, id, session: as(await signInAs(ctx, owner)) };
    };
    const [hidden, suspended, pausing, leaving] = [await owned(), await owned(), await owned(), await owned()];
    const operator = as(await signInAs(ctx, await aUser(ctx, { role: 'operator' })));
    const [one, other] = [await aProcess(), await aProcess()];
    const operate = (path: string, payload: object) =>
      one.post(`/api/operator/${path}`, { reason: 'A complaint by phone', ...payload }, operator);
    const hiding = [
      { id: hidden.id, hide: () => operate(`contractors/${hidden.id}/hidden`, { hidden: true }) },
      { id: suspended.id, hide: () => operate(`accounts/${suspended.owner.id}/suspended`, { suspended: true }) },
      {
        id: pausing.id,
        hide: () =>
          one.app.inject({
            method: 'PATCH',
            url: `/api/craftsman/profile/${pausing.owner.id}`,
            payload: { notTakingWorkUntil: '2027-01-01' },
            ...pausing.session,
          }),
      },
      {
        id: leaving.id,
        hide: () =>
          one.app.inject({
            method: 'DELETE',
            url: '/api/account',
            payload: { email: leaving.owner.email },
            ...leaving.session,
          }),
      },
    ];
    const found = async ({ get }: typeof one): Promise<string[]> => {
      const { contractors } = (await get('/api/find-plumbers?city=Louisville&state=KY&serviceType=plumbing')).json();
      return (contractors as { id: string }[]).map(({ id }) => id);
    };
    for (const { id, hide } of hiding) {
      for (const each of [one, other]) await expect.poll(() => found(each)).toContain(id);
      expect((await hide()).statusCode).toBe(200);
      for (const each of [one, other]) expect(await found(each)).not.toContain(id);
    }
    for (const { index } of [one, other]) expect(index.figures()?.misses).toBeGreaterThan(0);
  });
});
