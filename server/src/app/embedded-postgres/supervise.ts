import { setTimeout as sleep } from 'node:timers/promises';
import { askServer, type Hold, holdServer } from './connection.ts';
import { findOrStartServer, type RunningServer } from './launch.ts';
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
  let hold: Hold | undefined;
  let recovering: Promise<void> = Promise.resolve();
  let stopping: Promise<void> | undefined;
  let restarts: number[] = [];

  const onLost = () => {
    hold = undefined;
    if (stopping === undefined) recovering = recover();
  };

  async function recover(): Promise<void> {
    while (stopping === undefined) {
      try {
        if ((await askServer({ port, password }, place.cluster)) !== 'ours') await restart();
        hold = await holdServer({ port, password }, onLost);
        return;
      } catch (error) {
        if (error instanceof GaveUp) return onUnexpectedExit(error.message);
        say(`The database does not come back yet: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(200);
      }
    }
  }

  async function restart(): Promise<void> {
    const now = Date.now();
    restarts = [...restarts.filter((at) => at > now - perMilliseconds), now];
    if (restarts.length > restartsAllowed) {
      throw new GaveUp(`The database ended ${restarts.length} times within a minute; its log is ${place.logFile}`);
    }
    say('The database ended unexpectedly and is started again.');
    const server = await findOrStartServer(options, port);
    if (server.port !== port) throw new GaveUp(`The database now answers on port ${server.port} instead of ${port}`);
    pid = server.pid;
    say(`The database answers again after ${Date.now() - now} ms.`);
  }

  async function stop(): Promise<void> {
    await recovering;
    const last = await hold?.release().catch(() => true);
    if (last === false) {
      say('The database stays up: another process uses it.');
      return;
    }
    await stopPostmaster(place, options.runtime, pid);
  }

  hold = await holdServer({ port, password }, onLost);
  return {
    get pid() {
      return pid;
    },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

class GaveUp extends Error {}
