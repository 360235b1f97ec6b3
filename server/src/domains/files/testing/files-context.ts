import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { preparePhoto } from '../../../app/adapters/photos/prepare-photo.ts';
import { diskStore } from '../../../app/backups/disk-store.ts';
import type { Context } from '../../../kernel/context.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import type { TestDatabase } from '../../../kernel/testing/test-database.ts';
import type { FilesPort } from '../ports.ts';

/** Returns a context with its own folder of files, which is removed after the tests. */
export async function filesContext({ db }: TestDatabase, given: Partial<FilesPort> = {}): Promise<Context> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-files-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const files: FilesPort = { store: diskStore(folder, 'files'), prepare: preparePhoto(), ...given };
  return testContext(db, { ports: { files } });
}
