import { setTimeout as sleep } from 'node:timers/promises';
import { errorLines } from '../../kernel/error-facts.ts';
import { say, sayFailure } from '../commands/terminal.ts';

export interface Shutdown {
  /** Adds something to stop. The last one started is stopped first. */
  onStop(what: string, stop: () => Promise<void>): void;
  isUnderWay(): boolean;
  /** On SIGTERM, `isUnderWay` is true for this long before anything stops, so that load balancers go elsewhere. */
  drainFor(milliseconds: number): void;
  /** Stops everything and ends the process. */
  now(exitCode: number): Promise<void>;
}

/** Something that runs until it is stopped. */
export interface Part {
  readonly what: string;
  readonly stop: () => Promise<void>;
}

/** The worker, which waits longest, leaves its jobs to others after 22 seconds. */
const LIMIT_MS = 25_000;

/** A terminal sends Ctrl-C to every process of the group, and npm passes it on: the second within this time is an echo. */
const ECHO_MS = 1000;

/**
 * On SIGTERM, Ctrl-C, or the end of the process that started this one, stops everything in reverse order. Only SIGTERM
 * drains: whoever presses Ctrl-C waits for it. A second signal ends the process immediately, and so does an uncaught
 * error, since Node would print its message.
 */
export function createShutdown(): Shutdown {
  const parts: Part[] = [];
  let begun: number | null = null;
  let drainMs = 0;

  const stop = async (exitCode: number, afterMs: number): Promise<void> => {
    if (begun !== null) return;
    begun = Date.now();
    if (afterMs > 0) await sleep(afterMs);
    await stopAll(parts, LIMIT_MS, say);
    process.exit(exitCode);
  };

  const onSignal = (signal?: NodeJS.Signals): void => {
    if (begun === null) {
      say('Stopping: finishing what is under way …');
      void stop(0, signal === 'SIGTERM' ? drainMs : 0);
    } else if (Date.now() - begun > ECHO_MS) {
      process.exit(130);
    }
  };
  process.on('uncaughtException', (error) => {
    sayFailure(error, [], 'Plumbline ended because of an unexpected error.');
    process.exit(1);
  });
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('disconnect', () => onSignal());
  // It may have gone while this process was still loading.
  if (process.connected === false) onSignal();

  return {
    onStop: (what, stop) => void parts.push({ what, stop }),
    isUnderWay: () => begun !== null,
    drainFor: (milliseconds) => {
      drainMs = milliseconds;
    },
    now: (exitCode) => stop(exitCode, 0),
  };
}

/** Stops parts, the last one first. One that fails or takes longer than the limit doesn't keep the others running. */
export async function stopAll(
  parts: readonly Part[],
  limitMs: number,
  report: (sentence: string) => void,
): Promise<void> {
  for (const { what, stop } of parts.toReversed()) {
    const timeUp = new AbortController();
    const late = sleep(limitMs, undefined, { signal: timeUp.signal }).then(
      () => report(`Stopping ${what} took longer than ${limitMs / 1000} seconds.`),
      () => undefined,
    );
    const stopped = stop().catch((error: unknown) => report(`Stopping ${what} failed: ${errorLines(error)}`));
    await Promise.race([stopped, late]);
    timeUp.abort();
  }
}
