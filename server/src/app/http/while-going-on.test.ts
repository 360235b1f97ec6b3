import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { whileGoingOn } from './while-going-on.ts';

describe('work that is waited for while it goes on', () => {
  it('may take longer than the limit in short steps', async () => {
    vi.useFakeTimers();
    try {
      const done = whileGoingOn(100, async (_signal, step) => {
        for (let at = 0; at < 3; at += 1) {
          await new Promise((resolve) => setTimeout(resolve, 80));
          step();
        }
        return 'done';
      });
      await vi.advanceTimersByTimeAsync(240);
      expect(await done).toBe('done');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is given up when a step takes longer, and is told so', async () => {
    let told: unknown;
    const hanging = whileGoingOn(20, async (signal) => {
      signal.addEventListener('abort', () => (told = signal.reason));
      await new Promise(() => undefined);
    });
    await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(told).toMatchObject({ name: 'TimeoutError' });
  });

  it('is given up after four limits, however many steps it takes', async () => {
    let isGivenUp = false;
    const endless = whileGoingOn(20, async (signal, step) => {
      signal.addEventListener('abort', () => (isGivenUp = true));
      while (!isGivenUp) {
        await wait(1);
        step();
      }
      await new Promise(() => undefined);
    });
    await expect(endless).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
