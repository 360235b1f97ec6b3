import { setTimeout as sleep } from 'node:timers/promises';

/** One request at a time to a host, with a pause between them. */
export interface HostTurns {
  /**
   * Waits until it is this request's turn.
   * @returns what ends the turn; the next one begins `pauseMs` after that.
   */
  take(host: string, pauseMs: number, signal: AbortSignal): Promise<() => void>;
  /** Leaves a host alone for so long, whoever is waiting for it. */
  leaveAlone(host: string, ms: number): void;
}

interface Host {
  /** Ends with the turn of whoever came last. */
  last: Promise<void>;
  /** By the clock that only goes forward. */
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
