import { describe, expect, it, vi } from 'vitest';
import { imageCache } from './image-cache.ts';

const KILOBYTE = 1024;
const png = (bytes: number) => vi.fn(async () => Buffer.alloc(bytes));

describe('the cache of images', () => {
  it('makes an image once for all who ask for it at the same time, and later', async () => {
    const cache = imageCache();
    const make = png(KILOBYTE);
    const images = await Promise.all(Array.from({ length: 10 }, () => cache.get('a', make)));
    expect(await cache.get('a', make)).toBe(images[0]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('stays within its bytes, and forgets first what nobody has asked for lately', async () => {
    const cache = imageCache(4 * KILOBYTE);
    for (const version of ['a', 'b', 'c', 'd']) await cache.get(version, png(KILOBYTE));
    await cache.get('a', png(KILOBYTE));
    await cache.get('e', png(KILOBYTE));
    expect(cache.bytes).toBe(4 * KILOBYTE);
    const again = { a: png(KILOBYTE), b: png(KILOBYTE) };
    await cache.get('a', again.a);
    await cache.get('b', again.b);
    expect([again.a.mock.calls.length, again.b.mock.calls.length]).toEqual([0, 1]);
    for (let at = 0; at < 100; at += 1) await cache.get(`many ${at}`, png(KILOBYTE + at));
    expect(cache.bytes).toBeLessThanOrEqual(4 * KILOBYTE);
    await cache.get('larger than all', png(5 * KILOBYTE));
    expect(cache.bytes).toBeLessThanOrEqual(4 * KILOBYTE);
  });

  it('keeps no failure', async () => {
    const cache = imageCache();
    await expect(cache.get('a', () => Promise.reject(new Error('no thread')))).rejects.toThrow('no thread');
    expect(await cache.get('a', png(1))).toHaveLength(1);
  });
});
