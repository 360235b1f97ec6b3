import { setTimeout as sleep } from 'node:timers/promises';
import { ensureRuntime, locateBinaries, removeLeftovers } from './binaries.ts';
import { createCluster, ensurePassword, inspectCluster, plumbline } from './cluster.ts';
import { connectionString, ensureDatabase } from './connection.ts';
import { findOrStartServer } from './launch.ts';
import { choosePlace } from './place.ts';
import type { PostmasterOptions } from './postmaster.ts';
import { superviseServer } from './supervise.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

export type EmbeddedPostgresOptions = {
  /** DATA_DIR. Created if needed. */
  dataDir: string;
  /** Called with a sentence about each slow step or notable fact. */
  say?: (line: string) => void;
  /** False only in tests: a crash of the machine may lose or corrupt data. */
  durable?: boolean;
  /** True for a restore, which may start a database that is not whole yet. */
  isRestoring?: boolean;
  /** Called if the server died and could not be restarted. */
  onUnexpectedExit?: (reason: string) => void;
};

export type EmbeddedPostgres = {
  /** The database `plumbline`, on 127.0.0.1. */
  connectionString: string;
  /** The database `postgres` of the same server, for creating and dropping databases. */
  adminConnectionString: string;
  /** True if the server was already running, because another app process uses it or the last one was killed. */
  reattached: boolean;
  /** Process id of the server. It changes after a restart. */
  readonly pid: number;
  /** Shuts the server down in fast mode, reattached or not. If other app processes use it, leaves it running. */
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL server on a cluster in DATA_DIR, or attaches to the one already running there. The server is
 * independent of this process: it survives a kill -9 of the app, and is restarted if it dies.
 * @throws EmbeddedPostgresError with a sentence for people if it can't run; nothing is damaged then
 */
export async function startEmbeddedPostgres(given: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const say = given.say ?? (() => undefined);
  const durable = given.durable ?? true;
  const binaries = await locateBinaries();
  const place = await choosePlace(given.dataDir, say);
  if (given.isRestoring !== true) await refuseUnfinishedRestore(place);
  const state = await inspectCluster(place, binaries.major);
  const runtime = await ensureRuntime(binaries, place, say);
  const password = await ensurePassword(place);
  if (state === 'new') {
    say(`Creating the database in ${place.cluster}.`);
    await createCluster(place, runtime, durable);
  }
  const options: PostmasterOptions = { place, runtime, password, durable, say };
  const { server, supervision } = await reachServer(options, given.onUnexpectedExit ?? say);
  const endpoint = { port: server.port, password };
  // The next start can remove whatever this one can't.
  if (!server.reattached) await removeLeftovers(binaries, place).catch(() => undefined);
  return {
    connectionString: connectionString(endpoint, plumbline),
    adminConnectionString: connectionString(endpoint, 'postgres'),
    reattached: server.reattached,
    get pid() {
      return supervision.pid;
    },
    stop: () => supervision.stop(),
  };
}

/**
 * Connects to the server. One that was found running may be shutting down, stopped by the process that used it, so the
 * next attempt starts a new one.
 */
async function reachServer(options: PostmasterOptions, onUnexpectedExit: (reason: string) => void) {
  for (let attempt = 1; ; attempt += 1) {
    const server = await findOrStartServer(options);
    try {
      await ensureDatabase({ port: server.port, password: options.password });
      return { server, supervision: await superviseServer(options, server, onUnexpectedExit) };
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(50);
    }
  }
}
