import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { archiveFiles, unpackFiles } from './data-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'plumbline-data-'));
afterAll(() => rm(folder, { recursive: true }));

const PHOTO = 'files/2026-12-01/fl_sink/small.webp';

it('takes photos along, and not the database', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  for (const name of ['files/2026-12-01/fl_sink', 'postgres']) await mkdir(join(from, name), { recursive: true });
  await writeFile(join(from, PHOTO), 'a sink');
  await writeFile(join(from, 'postgres', 'PG_VERSION'), '18');
  const archive = archiveFiles(from, {});
  await unpackFiles(archive, to, join(folder, 'companions'));
  expect(await readFile(join(to, PHOTO), 'utf8')).toBe('a sink');
  await expect(readFile(join(to, 'postgres', 'PG_VERSION'))).rejects.toThrow(/ENOENT/);
});

it('survives files that are removed while it is made', async () => {
  const from = join(folder, 'changing');
  await mkdir(join(from, 'files'), { recursive: true });
  for (let index = 0; index < 50; index += 1) await writeFile(join(from, 'files', `${index}`), Buffer.alloc(100_000));
  const unpacking = unpackFiles(archiveFiles(from, {}), join(folder, 'changed'), folder);
  await rm(join(from, 'files'), { recursive: true });
  expect(await unpacking).toEqual([]);
});
