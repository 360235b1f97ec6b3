import { errorLines } from '../../kernel/error-facts.ts';
import { say, sayFailure } from '../commands/terminal.ts';

export interface Shutdown {
  /** Adds something to stop. The last one started is stopped first. */
  onStop(what: string, stop: () => Promise<void>): void;
  isUnderWay(): boolean;
  /** Stops everything and ends the process. */
  now(exitCode: number): Promise<void>;
}

/** A terminal sends Ctrl-C to every process of the group, and npm passes it on: the second within this time is an echo. */
const ECHO_MS = 1000;

/**
 * On SIGTERM, Ctrl-C, or the end of the process that started this one, stops everything in reverse order. A second
 * signal ends the process immediately, and so does an uncaught error, since Node would print its message.
 */
export function createShutdown(): Shutdown {
  const stops: { what: string; stop: () => Promise<void> }[] = [];
  let begun: number | null = null;

  const now = async (exitCode: number): Promise<void> => {
    if (begun !== null) return;
    begun = Date.now();
    for (const { what, stop } of stops.reverse()) {
      try {
        await stop();
      } catch (error) {
        say(`Stopping ${what} failed: ${errorLines(error)}`);
      }
    }
    process.exit(exitCode);
  };

  const onSignal = (): void => {
    if (begun === null) {
      say('Stopping: finishing what is under way …');
      void now(0);
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
  process.on('disconnect', onSignal);
  // It may have gone while this process was still loading.
  if (process.connected === false) onSignal();

  return { onStop: (what, stop) => void stops.push({ what, stop }), isUnderWay: () => begun !== null, now };
}
