import type { Clock } from '../../../kernel/clock.ts';

/** Keeps callers from waiting again and again for a service that fails. */
export interface CircuitBreaker {
  /**
   * Whether the service may be asked now. After a pause one caller finds out whether it works again; until that is
   * known all others are told no.
   */
  mayAsk(): boolean;
  worked(): void;
  failed(): void;
}

const FAILURES = 3;
const PAUSE_MS = 60_000;

/** A breaker that opens after three failures in a row, for a minute. */
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
      // Who comes next waits for what this caller finds out, or for another pause.
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
