import { describe, expect, it } from 'vitest';
import { keptAnswers } from './kept-answers.ts';

/** Data with a version, as a database has it. */
function someData() {
  let now = 0;
  let version = 1;
  let reads = 0;
  return {
    now: () => now,
    wait: (ms: number) => {
      now += ms;
    },
    version: () => Promise.resolve(version),
    change: () => {
      version += 1;
    },
    /** Returns what the data is now, as text of some length. */
    read: async (length = 1) => {
      reads += 1;
      return { text: `${version}`.padEnd(length, '.') };
    },
    reads: () => reads,
  };
}

const MB = 1024 * 1024;

describe('a kept answer', () => {
  it('is read once while nothing changes, and again after a change', async () => {
    const data = someData();
    const kept = keptAnswers({ ...data, mostBytes: MB });
    const ask = () => kept.answer('a', data.read);
    expect(await ask()).toBe(await ask());
    expect(data.reads()).toBe(1);
    data.change();
    expect(await ask()).toEqual({ text: '2' });
    expect(data.reads()).toBe(2);
  });

  it('is read once for calls that miss it at the same version, and anew for calls after a change', async () => {
    const data = someData();
    const kept = keptAnswers({ ...data, mostBytes: MB });
    const waiting = Promise.withResolvers<{ text: string }>();
    const early = [kept.answer('a', () => waiting.promise), kept.answer('a', data.read)];
    await Promise.resolve();
    data.change();
    expect(await kept.answer('a', data.read)).toEqual({ text: '2' });
    waiting.resolve({ text: 'early' });
    expect(await Promise.all(early)).toEqual([{ text: 'early' }, { text: 'early' }]);
    // What was read before the change doesn't replace what was read after it.
    expect(await kept.answer('a', data.read)).toEqual({ text: '2' });
    expect(data.reads()).toBe(1);
  });

  it('is not kept if reading it fails', async () => {
    const data = someData();
    const kept = keptAnswers({ ...data, mostBytes: MB });
    await expect(kept.answer('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await kept.answer('a', data.read)).toEqual({ text: '1' });
    expect(kept.bytes()).toBeLessThan(2000);
  });

  it('is read again after ten minutes', async () => {
    const data = someData();
    const kept = keptAnswers({ ...data, mostBytes: MB });
    await kept.answer('a', data.read);
    data.wait(600_000);
    await kept.answer('a', data.read);
    expect(data.reads()).toBe(2);
  });

  it('makes room for others within the given memory, the one not asked for longest first', async () => {
    const data = someData();
    const kept = keptAnswers({ ...data, mostBytes: MB });
    const ask = (key: string) => kept.answer(key, () => data.read(30_000));
    for (let n = 0; n < 10; n += 1) await ask(`${n}`);
    await ask('0');
    for (let n = 10; n < 15; n += 1) await ask(`${n}`);
    expect(kept.bytes()).toBeLessThanOrEqual(MB);
    expect(kept.bytes()).toBeGreaterThan(MB / 2);
    const before = data.reads();
    await ask('0');
    expect(data.reads()).toBe(before);
    await ask('1');
    expect(data.reads()).toBe(before + 1);
  });

  it('never takes a large part of the memory', async () => {
    const data = someData();
    const kept = keptAnswers({ ...data, mostBytes: MB });
    await kept.answer('a', () => data.read(MB));
    expect(kept.bytes()).toBe(0);
  });

  it('is not used while the version is unknown or comes too late', async () => {
    const data = someData();
    const kept = keptAnswers({ ...data, mostBytes: MB });
    await kept.answer('a', data.read);
    for (const version of [() => Promise.reject(new Error('down')), () => new Promise<never>(() => undefined)]) {
      const blind = keptAnswers({ ...data, version, mostBytes: MB, patienceMs: 5 });
      const before = data.reads();
      for (let n = 0; n < 2; n += 1) expect(await blind.answer('a', data.read)).toEqual({ text: '1' });
      expect(data.reads()).toBe(before + 2);
    }
  });

  it('of a copy of the database is kept only if that has caught up', async () => {
    const data = someData();
    let isCurrent = false;
    const kept = keptAnswers({ ...data, catchUp: async () => isCurrent, mostBytes: MB });
    for (let n = 0; n < 2; n += 1) await kept.answer('a', data.read);
    expect(data.reads()).toBe(2);
    isCurrent = true;
    for (let n = 0; n < 2; n += 1) await kept.answer('a', data.read);
    expect(data.reads()).toBe(3);
  });
});
