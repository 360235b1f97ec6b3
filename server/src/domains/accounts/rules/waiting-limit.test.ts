import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnsOf } from './waiting-limit.ts';

const LIMIT = { atOnce: 2, waiting: 3, longestWaitMs: 4000 };

/** Returns the current outcome of a promise, so that work that never ends fails the test immediately. */
const soon = <Value>(promise: Promise<Value> | undefined) => Promise.race([promise, setImmediate('pending')]);

/** Returns work that ends when the test says so, and a list of what has started. */
function aWorkshop() {
  const inTurn = turnsOf(LIMIT, () => new Error('busy'));
  const begun: string[] = [];
  const begin = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const result = inTurn(() => {
      begun.push(name);
      return promise;
    }).catch((error: unknown) => (error as Error).message);
    return { result, finish: () => resolve(`${name} done`), fail: () => reject(new Error(`${name} failed`)) };
  };
  return { begin, begun };
}

describe('work in turn', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs two at once, and the others in the order in which they came', async () => {
    const { begin, begun } = aWorkshop();
    const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(begin);
    expect(begun).toEqual(['first', 'second']);
    second?.finish();
    expect(await soon(second?.result)).toBe('second done');
    expect(begun).toEqual(['first', 'second', 'third']);
    for (const each of [first, third, fourth]) each?.finish();
    expect(await soon(Promise.all([first?.result, third?.result, fourth?.result]))).toEqual([
      'first done',
      'third done',
      'fourth done',
    ]);
  });

  it('begins at once again when nothing waits, never more than two', async () => {
    const { begin, begun } = aWorkshop();
    const earlier = ['first', 'second', 'third'].map(begin);
    for (const each of earlier) each.finish();
    await soon(Promise.all(earlier.map(({ result }) => result)));
    for (const name of ['fourth', 'fifth', 'sixth']) begin(name);
    expect(begun.slice(3)).toEqual(['fourth', 'fifth']);
  });

  it('is refused at once while three wait, and not afterwards', async () => {
    const { begin } = aWorkshop();
    const earlier = ['first', 'second', 'third', 'fourth', 'fifth'].map(begin);
    expect(await soon(begin('sixth').result)).toBe('busy');
    earlier[0]?.finish();
    await soon(earlier[0]?.result);
    const seventh = begin('seventh');
    for (const each of [...earlier, seventh]) each.finish();
    expect(await soon(seventh.result)).toBe('seventh done');
  });

  it('is refused after the longest wait, and holds no place then', async () => {
    const { begin, begun } = aWorkshop();
    const [first, , third] = ['first', 'second', 'third'].map(begin);
    vi.advanceTimersByTime(1000);
    const fourth = begin('fourth');
    vi.advanceTimersByTime(LIMIT.longestWaitMs - 1001);
    let isRefused = false;
    void third?.result.then(() => (isRefused = true));
    await setImmediate();
    expect(isRefused).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await soon(third?.result)).toBe('busy');
    first?.finish();
    fourth.finish();
    expect(await soon(fourth.result)).toBe('fourth done');
    expect(begun).toEqual(['first', 'second', 'fourth']);
  });

  it('that had its turn takes no place from others later', async () => {
    const { begin } = aWorkshop();
    const [first, , third] = ['first', 'second', 'third'].map(begin);
    first?.finish();
    await soon(first?.result);
    vi.advanceTimersByTime(1000);
    const fourth = begin('fourth');
    vi.advanceTimersByTime(LIMIT.longestWaitMs - 1000);
    third?.finish();
    fourth.finish();
    expect(await soon(fourth.result)).toBe('fourth done');
  });

  it('makes room when it fails', async () => {
    const { begin, begun } = aWorkshop();
    const [first] = ['first', 'second', 'third'].map(begin);
    first?.fail();
    expect(await soon(first?.result)).toBe('first failed');
    expect(begun).toContain('third');
  });
});
