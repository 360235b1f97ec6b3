import { setTimeout as sleep } from 'node:timers/promises';
import { askServer, type Hold, holdServer } from './connection.ts';
import { EmbeddedPostgresError } from './error.ts';
import { findOrStartServer, type RunningServer } from './launch.ts';
import { keepLease } from './lease.ts';
import { readPidFile, servesCluster } from './pid-file.ts';
import { type PostmasterOptions, stopPostmaster } from './postmaster.ts';

export type Supervision = { readonly pid: number; stop(): Promise<void> };

const restartsAllowed = 5;
const perMilliseconds = 60_000;

/**
 * Watches the server through one open connection and restarts it on the same port if it dies. After more than five
 * restarts in a minute, gives up and calls `onUnexpectedExit`. `stop` shuts the server down unless another process uses
 * it, too.
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
        if (!(await answersAgain(10_000))) {
          if (stopping.signal.aborted || !mayRestart()) break;
          await restart();
        }
        hold = await holdServer({ port, password }, onLost);
        // Another process that uses the server may have restarted it.
        pid = (await readPidFile(place.cluster))?.pid ?? pid;
        return;
      } catch (error) {
        lastFailure = error instanceof Error ? error.message : String(error);
        await sleep(200);
      }
    }
    if (stopping.signal.aborted) return;
    const often = `The database ended ${restarts.length} times within a minute; its log is ${place.logFile}.`;
    onUnexpectedExit(lastFailure === '' ? often : lastFailure);
  }

  /**
   * Waits for a server that is still alive, because PostgreSQL ends all connections and recovers by itself if one of
   * its processes crashes. Returns false as soon as the server has exited, or after the timeout.
   */
  async function answersAgain(within: number): Promise<boolean> {
    for (const until = Date.now() + within; Date.now() < until; await sleep(20)) {
      const answer = await askServer({ port, password }, place.cluster);
      if (answer === 'ours') return true;
      if (answer === 'other' && !(await servesCluster(place.cluster, pid))) return false;
    }
    return false;
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
    say(`The database answers again after ${Date.now() - begun} ms.`);
  }

  async function stop(): Promise<void> {
    await recovering;
    endLease();
    const last = await hold?.release().catch(() => undefined);
    if (last === false) {
      say('The database stays up: another process uses it.');
      return;
    }
    // A server that is recovering from a crash may miss a stop request.
    if (last === undefined) await answersAgain(5_000);
    await stopPostmaster(place, options.runtime, pid);
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
