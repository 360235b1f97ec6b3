import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/app/embedded-postgres/start.ts';

/** Starts a PostgreSQL server with an empty folder beside it for the tests of one file. Call it once at the top. */
export function ownPostgres(): { readonly folder: () => string; readonly postgres: () => EmbeddedPostgres } {
  let folder = '';
  let postgres: EmbeddedPostgres | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-starting-'));
    await chmod(folder, 0o755);
    postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  });
  afterAll(async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    folder: () => folder,
    postgres: () => {
      if (postgres === undefined) throw new Error('PostgreSQL has not started');
      return postgres;
    },
  };
}
