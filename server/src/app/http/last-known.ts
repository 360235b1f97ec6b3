import { setTimeout as sleep } from 'node:timers/promises';

interface LastKnownOptions {
  readonly now?: () => number;
  /** For how long to wait for a newer value. */
  readonly waitMs?: number;
  /** For how long to wait for the first one. */
  readonly firstWaitMs?: number;
}

/** Longer than any healthy reading takes. */
const WAIT_MS = 250;
const FIRST_WAIT_MS = 1000;
/** While readings fail or are late, one is tried this often. */
const RETRY_MS = 500;

/**
 * Returns a function that reads a value which pages show but don't depend on. It returns the newest value as long as that
 * comes in a moment. Otherwise it returns the last known one, undefined if there is none, without waiting again until a
 * reading has succeeded: what the value comes from may be gone.
 */
export function lastKnown<Source, Value>(
  read: (source: Source) => Promise<Value>,
  onFailure: (error: unknown, source: Source) => void,
  { now = () => performance.now(), waitMs = WAIT_MS, firstWaitMs = FIRST_WAIT_MS }: LastKnownOptions = {},
): (source: Source) => Promise<Value | undefined> {
  let value: Value | undefined;
  let isTroubled = false;
  let trying = 0;
  let triedAt = 0;

  const attempt = async (source: Source) => {
    trying += 1;
    try {
      value = await read(source);
      isTroubled = false;
    } catch (error) {
      isTroubled = true;
      onFailure(error, source);
    } finally {
      trying -= 1;
      triedAt = now();
    }
  };

  return async (source) => {
    if (isTroubled) {
      if (trying === 0 && now() - triedAt >= RETRY_MS) void attempt(source);
      return value;
    }
    const timeUp = new AbortController();
    const late = sleep(value === undefined ? firstWaitMs : waitMs, true, { signal: timeUp.signal }).catch(() => false);
    const isLate = await Promise.race([attempt(source).then(() => false), late]);
    timeUp.abort();
    if (isLate) isTroubled = true;
    return value;
  };
}
