import { setTimeout as sleep } from 'node:timers/promises';

/** Allows one request at a time per host, with a pause between them. */
export interface HostTurns {
  /**
   * Waits for this request's turn.
   *
   * @returns a function that ends the turn; the next one begins `pauseMs` later.
   */
  take(host: string, pauseMs: number, signal: AbortSignal): Promise<() => void>;
  /** Delays all requests to a host by this long. */
  leaveAlone(host: string, ms: number): void;
}

interface Host {
  /** Settles with the latest request's turn. */
  last: Promise<void>;
  /** By the monotonic clock. */
  notBefore: number;
}

export function createHostTurns(): HostTurns {
  const hosts = new Map<string, Host>();
  const hostOf = (name: string): Host => {
    const known = hosts.get(name);
    if (known) return known;
    const host: Host = { last: Promise.resolve(), notBefore: 0 };
    hosts.set(name, host);
    return host;
  };
  const after = (ms: number) => performance.now() + ms;
  return {
    take: async (name, pauseMs, signal) => {
      const host = hostOf(name);
      const before = host.last;
      const { promise, resolve } = Promise.withResolvers<void>();
      host.last = promise;
      try {
        await before;
        for (let wait = host.notBefore - performance.now(); wait > 0; wait = host.notBefore - performance.now()) {
          await sleep(wait, undefined, { signal });
        }
        signal.throwIfAborted();
      } catch (error) {
        resolve();
        throw error;
      }
      return () => {
        host.notBefore = Math.max(host.notBefore, after(pauseMs));
        resolve();
      };
    },
    leaveAlone: (name, ms) => {
      const host = hostOf(name);
      host.notBefore = Math.max(host.notBefore, after(ms));
    },
  };
}
