import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { lastKnown } from './last-known.ts';

/** A source whose replies and clock the test controls. */
function aSource() {
  const state = { reads: 0, now: 0, failures: 0, next: async (): Promise<number> => 1 };
  const known = lastKnown(
    () => {
      state.reads += 1;
      return state.next();
    },
    () => {
      state.failures += 1;
    },
    { now: () => state.now, waitMs: 20, firstWaitMs: 40 },
  );
  return { state, known: () => known(undefined) };
}
const never = () => new Promise<number>(() => undefined);

it('returns the newest value while readings succeed', async () => {
  const { state, known } = aSource();
  expect(await known()).toBe(1);
  state.next = async () => 2;
  expect(await known()).toBe(2);
});

it('waits once for a source that hangs, and then returns the last value at once', async () => {
  const { state, known } = aSource();
  await known();
  state.next = never;
  expect(await known()).toBe(1);
  const began = performance.now();
  for (let times = 0; times < 100; times++) expect(await known()).toBe(1);
  // A hundred waits would take two seconds.
  expect(performance.now() - began).toBeLessThan(1000);
  expect(state.reads).toBe(2);
});

it('returns nothing if there has never been a value', async () => {
  const { state, known } = aSource();
  state.next = never;
  expect(await known()).toBeUndefined();
});

it('tries a source that fails again from time to time, and follows it as soon as it answers', async () => {
  const { state, known } = aSource();
  await known();
  state.next = () => Promise.reject(new Error('gone'));
  expect(await known()).toBe(1);
  expect(await known()).toBe(1);
  expect({ reads: state.reads, failures: state.failures }).toEqual({ reads: 2, failures: 1 });
  state.next = async () => 3;
  state.now += 500;
  expect(await known()).toBe(1);
  await sleep(0);
  expect(await known()).toBe(3);
});
