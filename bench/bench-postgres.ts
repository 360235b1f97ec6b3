import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';

/** One durable PostgreSQL server for both sides of a bench, with a database each. */
export interface BenchPostgres {
  /** Creates a database and returns its URL. */
  databaseFor(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Returns a shared server that starts on first use, so benches that don't run don't start it. */
export function benchPostgres(): () => Promise<BenchPostgres> {
  let started: Promise<BenchPostgres> | undefined;
  return () => (started ??= start());
}

async function start(): Promise<BenchPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  return {
    databaseFor: (name) => databaseFor(postgres, name),
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function databaseFor(postgres: EmbeddedPostgres, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: postgres.adminConnectionString });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(postgres.connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
