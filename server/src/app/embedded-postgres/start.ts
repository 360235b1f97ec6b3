import { setTimeout as sleep } from 'node:timers/promises';
import { ensureRuntime, locateBinaries, removeLeftovers } from './binaries.ts';
import { createCluster, ensurePassword, inspectCluster, plumbline } from './cluster.ts';
import { connectionString, ensureDatabase } from './connection.ts';
import { findOrStartServer } from './launch.ts';
import { choosePlace } from './place.ts';
import type { PostmasterOptions } from './postmaster.ts';
import { superviseServer } from './supervise.ts';

export type EmbeddedPostgresOptions = {
  /** DATA_DIR. Created where needed. */
  dataDir: string;
  /** Told, in sentences, what takes time or is worth knowing. */
  say?: (line: string) => void;
  /** False, for tests only: a crash of the machine may lose or corrupt data. */
  durable?: boolean;
  /** The server died and could not be brought back. */
  onUnexpectedExit?: (reason: string) => void;
};

export type EmbeddedPostgres = {
  /** The database `plumbline`, on 127.0.0.1. */
  connectionString: string;
  /** The database `postgres` of the same server, for creating and dropping databases. */
  adminConnectionString: string;
  /** The server was running already: another app process uses it, or the last one was killed. */
  reattached: boolean;
  /** Milliseconds. */
  startedIn: number;
  /** Process id of the server; changes when it had to be started again. */
  readonly pid: number;
  /** Fast shutdown, reattached or not; leaves the server to other app processes that use it at this moment. */
  stop(): Promise<void>;
};

/**
 * Starts a real PostgreSQL on a cluster in DATA_DIR, or attaches to the one already running there. The server is not
 * tied to this process: it survives its death by kill -9, and is started again when it dies itself.
 * Throws `EmbeddedPostgresError`, one sentence for people, when it cannot run; nothing is damaged then.
 */
export async function startEmbeddedPostgres(given: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const began = performance.now();
  const say = given.say ?? (() => undefined);
  const durable = given.durable ?? true;
  const binaries = await locateBinaries();
  const place = await choosePlace(given.dataDir, say);
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
  // Anything that can't be cleaned up now can be at the next start.
  if (!server.reattached) await removeLeftovers(binaries, place).catch(() => undefined);
  return {
    connectionString: connectionString(endpoint, plumbline),
    adminConnectionString: connectionString(endpoint, 'postgres'),
    reattached: server.reattached,
    startedIn: Math.round(performance.now() - began),
    get pid() {
      return supervision.pid;
    },
    stop: () => supervision.stop(),
  };
}

/** A server found running may be on its way down, stopped by the process that used it: then the next try starts one. */
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
