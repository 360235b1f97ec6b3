import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let folder: string;
let seen: Set<string>;
let unwatch: () => void;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-watch-'));
  await mkdir(join(folder, 'domains'));
  await writeFile(join(folder, 'domains', 'rule.ts'), '1');
  seen = new Set();
  unwatch = watchFolders([folder], (path) => seen.add(path));
});

afterEach(async () => {
  unwatch();
  await rm(folder, { recursive: true });
});

const path = (...names: string[]) => join(folder, ...names);
const noticed = (file: string) => vi.waitFor(() => expect(seen).toContain(file));

it('notices each edit of a file that an editor replaces', async () => {
  for (const content of ['2', '3', '4']) {
    seen.clear();
    await writeFile(path('rule.tmp'), content);
    await rename(path('rule.tmp'), path('domains', 'rule.ts'));
    await noticed(path('domains', 'rule.ts'));
  }
});

it('notices files in folders that appear later, and their edits', async () => {
  await mkdir(path('domains', 'new', 'rules'), { recursive: true });
  const file = path('domains', 'new', 'rules', 'window.ts');
  await writeFile(file, '1');
  await noticed(file);
  seen.clear();
  await writeFile(file, '2');
  await noticed(file);
});

it('notices a folder that was removed and made again', async () => {
  await rm(path('domains'), { recursive: true });
  await noticed(path('domains', 'rule.ts'));
  await mkdir(path('domains'));
  seen.clear();
  await writeFile(path('domains', 'rule.ts'), '2');
  await noticed(path('domains', 'rule.ts'));
});
