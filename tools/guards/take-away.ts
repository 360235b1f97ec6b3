import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from '../build-web.mjs';
import { repository } from '../install.mjs';
import { runCommand } from '../run-command.ts';
import type { Mutation } from './guard.ts';

const copied = [
  'server',
  'contract',
  'tools',
  'docs',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** Returns a separate copy of the sources, with the repository's packages and built web app. */
async function copyOfTheRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-mutant-'));
  const isSource = (path: string) => !path.endsWith('node_modules');
  for (const name of copied) {
    await cp(join(repository, name), join(folder, name), { recursive: true, filter: isSource });
  }
  for (const at of ['', 'server']) {
    await symlink(join(repository, at, 'node_modules'), join(folder, at, 'node_modules')).catch((error: unknown) => {
      // A workspace without a packages folder has all its packages at the root.
      if (at === '') throw error;
    });
  }
  ensureWebBuilt({ node: process.execPath });
  await mkdir(join(folder, 'web'));
  await symlink(join(repository, 'web', 'dist'), join(folder, 'web', 'dist'));
  return folder;
}

const runTests = async (folder: string, tests: readonly string[]) => {
  const projects = ['--project=database', '--project=unit'];
  const { code, output } = await runCommand('vitest', ['run', ...projects, '--bail=1', `--root=${folder}`, ...tests]);
  return { isGreen: code === 0, output };
};

async function survives(folder: string, { guard, file, find, replacement, tests }: Mutation): Promise<boolean> {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  await writeFile(
    path,
    source.replace(find, () => replacement),
  );
  try {
    const { isGreen } = await runTests(folder, tests);
    console.log(`${isGreen ? 'SURVIVED' : 'red     '} without ${guard}`);
    return isGreen;
  } finally {
    await writeFile(path, source);
  }
}

/**
 * Removes each guard in turn, in a copy of the repository, and prints whether a test fails without it. Words on the
 * command line select guards whose names contain one of them. Exits with 1 if the tests pass without some guard.
 */
export async function takeAway(all: readonly Mutation[]): Promise<void> {
  const words = process.argv.slice(2);
  const mutations = all.filter(({ guard }) => words.length === 0 || words.some((word) => guard.includes(word)));
  if (mutations.length === 0) throw new Error(`No guard has a name with ${words.join(' or ')}`);
  const folder = await copyOfTheRepository();
  try {
    const { isGreen, output } = await runTests(folder, [...new Set(mutations.flatMap(({ tests }) => tests))]);
    console.log(`${isGreen ? 'green   ' : 'RED     '} with all guards`);
    if (!isGreen) console.log(output);
    let survivors = 0;
    for (const mutation of mutations) if (await survives(folder, mutation)) survivors += 1;
    console.log(`${mutations.length - survivors} of ${mutations.length} guards are covered by a test`);
    process.exitCode = isGreen && survivors === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
