import { describe, expect, it } from 'vitest';
import { inTime } from './in-time.ts';

describe('a value in time', () => {
  it('is there if it comes, whatever it is', async () => {
    expect(await inTime(Promise.resolve(7), 10_000)).toEqual({ value: 7 });
    expect(await inTime(Promise.resolve(undefined), 10_000)).toEqual({ value: undefined });
  });

  it('is null if it fails, or never comes', async () => {
    expect(await inTime(Promise.reject(new Error('down')), 10_000)).toBeNull();
    expect(await inTime(new Promise(() => undefined), 1)).toBeNull();
  });

  it('may fail later without harm', async () => {
    const late = Promise.withResolvers<never>();
    expect(await inTime(late.promise, 1)).toBeNull();
    late.reject(new Error('down'));
    await new Promise((resolve) => setImmediate(resolve));
  });
});
