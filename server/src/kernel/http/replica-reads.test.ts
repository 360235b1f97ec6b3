import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { DomainError } from '../errors.ts';
import { openLog } from '../open-log.ts';
import { readingFrom, replicaReads } from './replica-reads.ts';

const primary = { name: 'primary' } as unknown as Database;
const replica = { name: 'replica' } as unknown as Database;
const log = openLog('silent');

async function serve(current: () => Database | null) {
  const app = Fastify();
  await app.register(cookie);
  const replicaFor = replicaReads(app, { current }, true);
  app.get('/list', async (request) => ({ from: replicaFor(request) === replica ? 'replica' : 'primary' }));
  app.post('/list', async () => ({}));
  return app;
}

describe('a request that may read from a replica', () => {
  it('does', async () => {
    const app = await serve(() => replica);
    expect((await app.inject('/list')).json()).toEqual({ from: 'replica' });
    expect((await app.inject('/list')).cookies).toEqual([]);
  });

  it('does not while the replica is away', async () => {
    const app = await serve(() => null);
    expect((await app.inject('/list')).json()).toEqual({ from: 'primary' });
  });

  it('does not for some seconds after its browser has written', async () => {
    const app = await serve(() => replica);
    const [mark] = (await app.inject({ method: 'POST', url: '/list' })).cookies;
    expect(mark).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 5 });
    const cookies = { [mark?.name ?? '']: mark?.value ?? '' };
    expect((await app.inject({ url: '/list', cookies })).json()).toEqual({ from: 'primary' });
  });
});

describe('reading', () => {
  const ctx = { db: primary, log };

  it.each([
    ['lacks what was asked for', new DomainError('not-found', 'There is no such contractor')],
    ['ended the query', new Error('canceling statement due to conflict with recovery')],
  ])('asks the primary if the replica %s', async (_what, error) => {
    const asked: unknown[] = [];
    const read = async (db: Database) => {
      asked.push(db);
      if (db === replica) throw error;
      return 'found';
    };
    expect(await readingFrom(replica, ctx, read)).toBe('found');
    expect(asked).toEqual([replica, primary]);
  });

  it('asks the primary alone without a replica', async () => {
    expect(await readingFrom(null, ctx, async (db) => db)).toBe(primary);
  });
});
