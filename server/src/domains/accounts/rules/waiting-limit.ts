/** The number of concurrent tasks, the number that may wait, and for how long. */
export interface WaitingLimit {
  readonly atOnce: number;
  readonly waiting: number;
  readonly longestWaitMs: number;
}

/**
 * Returns a function that runs work in turn, first come, first served.
 * @param refusal is thrown for work that finds too many others waiting or waits too long
 */
export function turnsOf(
  limit: WaitingLimit,
  refusal: () => Error,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: { start(): void }[] = [];

  /** Waits for a turn, but not forever. */
  const aTurn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(refusal());
      }, limit.longestWaitMs);
      const place = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(place);
    });

  return async (work) => {
    if (running < limit.atOnce) running += 1;
    else if (waiting.length < limit.waiting) await aTurn();
    else throw refusal();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.start();
      else running -= 1;
    }
  };
}
