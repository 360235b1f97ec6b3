import { setTimeout as sleep } from 'node:timers/promises';
import { askServer, type Hold, holdServer } from './connection.ts';
import { EmbeddedPostgresError } from './error.ts';
import { findOrStartServer, type RunningServer } from './launch.ts';
import { keepLease } from './lease.ts';
import { type PostmasterOptions, stopPostmaster } from './postmaster.ts';

export type Supervision = { readonly pid: number; stop(): Promise<void> };

const restartsAllowed = 5;
const perMilliseconds = 60_000;

/**
 * Watches the server through one open connection and starts it again, on the same port, when it dies. Beyond five times
 * a minute it gives up and calls `onUnexpectedExit`. `stop` shuts the server down unless another process uses it too.
 */
export async function superviseServer(
  options: PostmasterOptions,
  first: RunningServer,
  onUnexpectedExit: (reason: string) => void,
): Promise<Supervision> {
  const { place, password, say } = options;
  const { port } = first;
  let pid = first.pid;
  let recovering: Promise<void> = Promise.resolve();
  let stopped: Promise<void> | undefined;
  const stopping = new AbortController();
  let restarts: number[] = [];

  let hold: Hold | undefined = await holdServer({ port, password }, onLost);
  const endLease = keepLease(place);

  function onLost(): void {
    hold = undefined;
    if (!stopping.signal.aborted) recovering = recover();
  }

  async function recover(): Promise<void> {
    let lastFailure = '';
    while (!stopping.signal.aborted) {
      try {
        const answer = await askServer({ port, password }, place.cluster);
        if (answer === 'starting') {
          // When one of its processes crashes, PostgreSQL ends all connections and recovers by itself.
          await sleep(40);
          continue;
        }
        if (answer === 'other') {
          if (!mayRestart()) break;
          await restart();
        }
        hold = await holdServer({ port, password }, onLost);
        return;
      } catch (error) {
        lastFailure = error instanceof Error ? error.message : String(error);
        await sleep(200);
      }
    }
    if (stopping.signal.aborted) return;
    onUnexpectedExit(
      lastFailure === ''
        ? `The database ended ${restarts.length} times within a minute; its log is ${place.logFile}.`
        : lastFailure,
    );
  }

  function mayRestart(): boolean {
    const now = Date.now();
    restarts = [...restarts.filter((at) => at > now - perMilliseconds), now];
    return restarts.length <= restartsAllowed;
  }

  async function restart(): Promise<void> {
    const begun = Date.now();
    say('The database ended unexpectedly and is started again.');
    const server = await findOrStartServer(options, { port, signal: stopping.signal });
    if (server.port !== port) {
      throw new EmbeddedPostgresError(`The database now answers on port ${server.port}: start the app again.`);
    }
    pid = server.pid;
    say(`The database answers again after ${Date.now() - begun} ms.`);
  }

  async function stop(): Promise<void> {
    await recovering;
    endLease();
    // A server that can no longer be asked is ended all the same.
    const last = (await hold?.release().catch(() => true)) ?? true;
    if (last) await stopPostmaster(place, options.runtime, pid);
    else say('The database stays up: another process uses it.');
  }

  return {
    get pid() {
      return pid;
    },
    stop() {
      stopping.abort();
      stopped ??= stop();
      return stopped;
    },
  };
}
