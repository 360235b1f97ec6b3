import type { Clock } from '../../../kernel/clock.ts';

/** Keeps callers from waiting repeatedly for a failing service. */
export interface CircuitBreaker {
  /**
   * Returns whether the service may be called now. After a pause, one caller tests whether it works again; until the
   * result is known, all others get false.
   */
  mayAsk(): boolean;
  worked(): void;
  failed(): void;
}

const FAILURES = 3;
const PAUSE_MS = 60_000;

/** Returns a breaker that opens for a minute after three consecutive failures. */
export function circuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let pausedUntil = 0;
  const pause = () => {
    pausedUntil = clock.now().getTime() + PAUSE_MS;
  };
  return {
    mayAsk: () => {
      if (failures < FAILURES) return true;
      if (clock.now().getTime() < pausedUntil) return false;
      // The next caller waits for this caller's result, or for another pause.
      pause();
      return true;
    },
    worked: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= FAILURES) pause();
    },
  };
}
