import { setTimeout as sleep } from 'node:timers/promises';
import { askServer } from './connection.ts';
import { EmbeddedPostgresError, noSpace } from './error.ts';
import { clearStalePidFile, findFreePort, type PostmasterOptions, readPidFile, startPostmaster } from './postmaster.ts';

/** A server that answers on the cluster. `reattached`: it was running already. */
export type RunningServer = { pid: number; port: number; reattached: boolean };

/** How long another process may hold the cluster without answering. */
const patience = 60_000;

/**
 * Finds the server that runs on the cluster or starts it. Any number of processes may do this at the same moment:
 * PostgreSQL's own lock on the data directory lets one server in, and all others find it here.
 * `fixedPort`: start on this port only, because clients know it.
 */
export async function findOrStartServer(options: PostmasterOptions, fixedPort?: number): Promise<RunningServer> {
  const { place, password } = options;
  const deadline = Date.now() + patience;
  let failures = 0;
  let avoid: number | undefined;
  for (;;) {
    const found = await readPidFile(place);
    const answer = found?.port === undefined ? 'other' : await askServer({ port: found.port, password }, place.cluster);
    if (found?.port !== undefined && answer === 'ours') return { pid: found.pid, port: found.port, reattached: true };
    if (answer === 'starting' && Date.now() < deadline) {
      await sleep(40);
      continue;
    }
    await clearStalePidFile(place);
    // The port of a server that crashed, while free, is the one other processes still know.
    const crashed = found?.port === avoid ? undefined : found?.port;
    const port = fixedPort ?? crashed ?? (await findFreePort());
    const outcome = await startPostmaster(options, port);
    switch (outcome.kind) {
      case 'ready':
        return { pid: outcome.pid, port, reattached: false };
      case 'cluster-taken':
        // Another process is just starting it, or the last server's processes are still ending.
        if (Date.now() > deadline) throw clusterTaken(options, found?.pid);
        await sleep(100);
        break;
      case 'port-taken':
        avoid = port;
        if (Date.now() > deadline) throw new EmbeddedPostgresError(`Port ${port} of the database was taken over.`);
        if (fixedPort !== undefined) await sleep(500);
        break;
      case 'disk-full':
        throw noSpace(place.dataDir);
      case 'failed':
        // One failure may be the last moment of a crash (a process of the old server still ending); two are not.
        failures += 1;
        if (failures > 1) throw failed(options, outcome.reason);
        await sleep(200);
    }
  }
}

function clusterTaken({ place }: PostmasterOptions, pid: number | undefined): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in DATA_DIR (${place.dataDir}) is held by process ${pid ?? 'unknown'}, which does not answer: ` +
      'stop that process, or set DATA_DIR to another folder.',
  );
}

function failed({ place }: PostmasterOptions, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in DATA_DIR (${place.dataDir}) does not start: ${reason}. The log is ${place.logFile}; ` +
      'restore a backup there, or set DATA_DIR to another folder.',
  );
}
