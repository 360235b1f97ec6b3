/** A fixed number of places for work of one kind in this process. */
export interface Slots {
  /** Waits for a free place, first come first served. Returns what frees it; null if none was free in time. */
  take(patienceMs: number): Promise<(() => void) | null>;
}

/** Makes `count` slots. */
export function createSlots(count: number): Slots {
  const waiting = new Set<(release: () => void) => void>();
  let free = count;
  const releaseOnce = () => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [next] = waiting;
      if (next === undefined) free += 1;
      else next(releaseOnce());
    };
  };
  return {
    take: (patienceMs) => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(releaseOnce());
      }
      if (patienceMs <= 0) return Promise.resolve(null);
      return new Promise((resolve) => {
        const settle = (release: (() => void) | null) => {
          clearTimeout(timer);
          waiting.delete(settle);
          resolve(release);
        };
        const timer = setTimeout(() => settle(null), patienceMs);
        waiting.add(settle);
      });
    },
  };
}
