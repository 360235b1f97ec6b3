import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { startProduct } from '../tools/product.ts';
import { insertProjects } from './projects-data.ts';
import { sizeOr } from './size.ts';

/** The number of projects, unless `--size` says another. */
export const PROJECTS = 100_000;

export interface ProjectsServer {
  readonly url: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the product's web process on a durable PostgreSQL with many projects, without a worker that would use the
 * machine.
 * @param settings override the usual ones
 */
export async function startProjectsServer(settings: Readonly<Record<string, string>> = {}): Promise<ProjectsServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const databaseUrl = postgres.connectionString;
  const product = await startProduct({
    env: { DATABASE_URL: databaseUrl, PROCESS: 'web', LOG_LEVEL: 'warn', ...settings },
  });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await insertProjects(pool, sizeOr(PROJECTS));
  await pool.end();
  return {
    url: product.url,
    databaseUrl,
    stop: async () => {
      await product.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
