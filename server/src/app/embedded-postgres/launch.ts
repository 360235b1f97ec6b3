import { setTimeout as sleep } from 'node:timers/promises';
import { askServer } from './connection.ts';
import { EmbeddedPostgresError, noSpace } from './error.ts';
import { takeLease } from './lease.ts';
import { clearStalePidFile, readPidFile, servesCluster } from './pid-file.ts';
import type { Place } from './place.ts';
import { findFreePort } from './port.ts';
import { endStuckServer, type PostmasterOptions, startPostmaster, stopPatience } from './postmaster.ts';

/** A server that responds on the cluster. `reattached`: it was already running. */
export type RunningServer = { pid: number; port: number; reattached: boolean };

/**
 * Milliseconds to wait for a server that reports that it is starting, for a silent one, and for one without an open
 * port.
 */
const patience = { starting: 600_000, silent: 60_000, notListeningYet: 2_000 };

/**
 * Finds the server that runs on the cluster or starts it. Any number of processes may do this at the same time:
 * PostgreSQL's lock on the data directory admits one server, and all processes find it here.
 * `again.port`: start only on this port, because clients know it. `again.signal`: stops waiting.
 */
export async function findOrStartServer(
  options: PostmasterOptions,
  again?: { port: number; signal: AbortSignal },
): Promise<RunningServer> {
  const { place, password, say } = options;
  const begun = Date.now();
  const waited = () => Date.now() - begun;
  let failures = 0;
  let takenPort: number | undefined;
  await takeLease(place, say);
  for (;;) {
    again?.signal.throwIfAborted();
    const found = await readPidFile(place.cluster);
    const answer = found?.port === undefined ? 'other' : await askServer({ port: found.port, password }, place.cluster);
    if (found?.port !== undefined && answer === 'ours') return { pid: found.pid, port: found.port, reattached: true };
    const comingUp =
      found !== undefined && waited() < patience.notListeningYet && (await servesCluster(place.cluster, found.pid));
    if (found?.state === 'stopping' && waited() > 1.5 * stopPatience) await endStuckServer(place, found.pid);
    if (comingUp || (answer === 'starting' && waited() < patience.starting)) {
      await sleep(20);
      continue;
    }
    await clearStalePidFile(place.cluster);
    // Other processes may still use the port of a server that crashed, so the new one takes it.
    const knownPort = again?.port ?? (found?.port === takenPort ? undefined : found?.port);
    const port = knownPort ?? (await findFreePort());
    const outcome = await startPostmaster(options, port);
    switch (outcome.kind) {
      case 'ready':
        return { pid: outcome.pid, port, reattached: false };
      case 'cluster-taken':
        // Another process is starting it, or the last server's processes are still exiting.
        if (waited() > patience.silent) throw clusterTaken(place, found?.pid);
        await sleep(100);
        break;
      case 'port-taken':
        takenPort = port;
        if (waited() > patience.silent) throw portTaken(place, port);
        if (again !== undefined) await sleep(500);
        break;
      case 'disk-full':
        throw noSpace(place.dataDir);
      case 'failed':
        // One failure may be the aftermath of a crash (a process of the old server is still exiting). Two are not.
        failures += 1;
        if (failures > 1) throw doesNotStart(place, outcome.reason);
        await sleep(200);
    }
  }
}

function clusterTaken(place: Place, pid: number | undefined): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in DATA_DIR (${place.dataDir}) is held by ${pid === undefined ? 'a process' : `process ${pid}`} that ` +
      'does not answer: stop that process, or set DATA_DIR to another folder.',
  );
}

function portTaken(place: Place, port: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in DATA_DIR (${place.dataDir}) lost its port ${port} to another program: start the app again.`,
  );
}

function doesNotStart(place: Place, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in DATA_DIR (${place.dataDir}) does not start: ${reason}. Its log is ${place.logFile}; ` +
      'restore a backup there, or set DATA_DIR to another folder.',
  );
}
