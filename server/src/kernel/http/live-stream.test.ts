import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { endStreams, type LiveTopics, waitForTopic } from './live-stream.ts';

function topics() {
  const listeners = new Set<() => void>();
  const live: LiveTopics = {
    subscribe: (_, changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  const change = () => {
    for (const changed of listeners) changed();
  };
  return { live, change, listeners };
}
const LONG = 60_000;

describe('a response that waits for a topic', () => {
  it('checks again when the topic changes, and cleans up after itself', async () => {
    const { live, change, listeners } = topics();
    let looks = 0;
    const answer = waitForTopic(live, 'runs', async () => (++looks === 3 ? 'done' : null), {
      atMost: LONG,
      lookEvery: LONG,
    });
    await sleep(5);
    change();
    await sleep(5);
    change();
    expect(await answer).toBe('done');
    expect(looks).toBe(3);
    expect(listeners.size).toBe(0);
  });

  it('misses no change that happens during a check', async () => {
    const { live, change } = topics();
    let looks = 0;
    const look = async () => {
      looks += 1;
      if (looks === 1) change();
      return looks === 2 ? 'done' : null;
    };
    expect(await waitForTopic(live, 'runs', look, { atMost: LONG, lookEvery: LONG })).toBe('done');
  });

  it('checks periodically even if no change is reported', async () => {
    let looks = 0;
    const look = async () => (++looks === 3 ? 'done' : null);
    expect(await waitForTopic(topics().live, 'runs', look, { atMost: LONG, lookEvery: 1 })).toBe('done');
  });

  it('is limited to a few hundred at a time: further callers get the current state', async () => {
    const { live } = topics();
    const never = async () => null;
    const waiting = Array.from({ length: 200 }, () =>
      waitForTopic(live, 'runs', never, { atMost: LONG, lookEvery: LONG }),
    );
    let looks = 0;
    const look = async () => {
      looks += 1;
      return null;
    };
    expect(await waitForTopic(live, 'runs', look, { atMost: LONG, lookEvery: LONG })).toBeNull();
    expect(looks).toBe(1);
    await sleep(5);
    endStreams();
    await Promise.all(waiting);
  });

  it('ends without a result at the time limit, or when the server closes', async () => {
    const never = async () => null;
    expect(await waitForTopic(topics().live, 'runs', never, { atMost: 5, lookEvery: LONG })).toBeNull();
    const waiting = waitForTopic(topics().live, 'runs', never, { atMost: LONG, lookEvery: LONG });
    await sleep(5);
    endStreams();
    expect(await waiting).toBeNull();
  });
});
