import { argon2Sync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword, WAITING_AT_MOST } from './password-hash.ts';

const kept = await hashPassword('correct horse battery');

describe('a password', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is stored as Argon2id with its parameters and a separate salt', async () => {
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hashPassword('correct horse battery')).not.toBe(kept);
  });

  it('is recognized, however its letters are composed; any other is not', async () => {
    expect(await isPassword('correct horse battery', kept)).toBe(true);
    expect(await isPassword('correct horse batterz', kept)).toBe(false);
    expect(await isPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
  });

  it('is recognized by the parameters that it was kept with', async () => {
    const cheaper = kept.replace('m=19456,t=2', 'm=8192,t=1');
    expect(await isPassword('correct horse battery', cheaper)).toBe(false);
    const nonce = Buffer.from('another password’s salt');
    const cost = { memory: 128, passes: 12, parallelism: 10 };
    const hash = argon2Sync('argon2id', { message: 'correct horse battery', nonce, tagLength: 32, ...cost });
    const earlier = `$argon2id$v=19$m=128,t=12,p=10$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
    expect(await isPassword('correct horse battery', earlier)).toBe(true);
  });

  it('of nobody is refused', async () => {
    expect(await isPassword('', null)).toBe(false);
  });

  it('is refused at once while too many others wait, but not afterwards', async () => {
    const refusals: unknown[] = [];
    const flood = Array.from({ length: WAITING_AT_MOST + 40 }, () =>
      isPassword('x', null).catch((error: unknown) => void refusals.push(error)),
    );
    // Times out before a single hash is computed.
    await setImmediate();
    expect(refusals).toHaveLength(38);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'unavailable' });
    await Promise.all(flood);
    expect(await isPassword('correct horse battery', kept)).toBe(true);
  });

  it('waits for its turn, but not forever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fates = ['first', 'second', 'third', 'fourth'].map((name) =>
      isPassword(name, null).catch((error: unknown) => (error as { code?: string }).code),
    );
    vi.advanceTimersByTime(4000);
    expect(await Promise.all(fates)).toEqual([false, false, 'unavailable', 'unavailable']);
    // People who stopped waiting take up no place.
    expect(await isPassword('correct horse battery', kept)).toBe(true);
  });

  it('is no password where what is stored can’t be read', async () => {
    for (const unreadable of ['plain', `x${kept}`, `${kept}=`]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(isPassword('correct horse battery', unreadable)).rejects.toThrow('can’t be read');
    }
  });

  it('is worked out beside everything else: the event loop turns meanwhile', async () => {
    let isOver = false;
    const work = Promise.all(Array.from({ length: 6 }, () => isPassword('x', null))).then(() => (isOver = true));
    let turns = 0;
    for (; !isOver; turns += 1) await setImmediate();
    await work;
    expect(turns).toBeGreaterThan(100);
  });
});
