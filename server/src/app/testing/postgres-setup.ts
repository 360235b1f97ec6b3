import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../kernel/migrate.ts';
import { administer, withDatabase } from '../../kernel/testing/test-database.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';

/**
 * Before the first test of a run, provides a PostgreSQL server (`TEST_DATABASE_URL`, else an embedded one in a
 * temporary folder) with a migrated template database. Removes everything after the last test.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await reachServer();
  const template = `plumbline_template_${randomBytes(6).toString('hex')}`;
  await administer(server.adminConnectionString, `create database ${template}`);
  await migrate(withDatabase(server.adminConnectionString, template));
  project.provide('postgres', { adminConnectionString: server.adminConnectionString, template });
  return async () => {
    await administer(server.adminConnectionString, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function reachServer(): Promise<{ adminConnectionString: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { adminConnectionString: given, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-test-postgres-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { adminConnectionString: postgres.adminConnectionString, stop };
}
