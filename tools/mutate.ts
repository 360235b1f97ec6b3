import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { repository } from './install.mjs';
import { runCommand } from './run-command.ts';

/** A guard, and how it is taken away. */
export interface Mutation {
  readonly guard: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Appears in the file exactly once. */
  readonly find: string;
  readonly replacement: string;
  /** The test files or folders in which at least one test must fail without the guard. */
  readonly tests: readonly string[];
}

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

/** A separate copy of the sources, with the repository's packages and built web app. */
async function copyOfTheRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-mutant-'));
  const isSource = (path: string) => !path.endsWith('node_modules');
  for (const name of copied) {
    await cp(join(repository, name), join(folder, name), { recursive: true, filter: isSource });
  }
  for (const at of ['', 'server']) {
    await symlink(join(repository, at, 'node_modules'), join(folder, at, 'node_modules')).catch((error: unknown) => {
      // A workspace has no packages folder when all its packages are at the root.
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

/** @throws Error naming the guard whose code has changed since its mutation was written. */
async function checkPlaces(folder: string, mutations: readonly Mutation[]): Promise<void> {
  for (const { guard, file, find } of mutations) {
    const places = (await readFile(join(folder, file), 'utf8')).split(find).length - 1;
    if (places !== 1) throw new Error(`${guard}: '${find}' stands ${places} times in ${file}, not once`);
  }
}

/**
 * Takes each guard away in turn, in a copy of the repository, and prints whether a test fails without it. Words on the
 * command line choose the guards whose names hold one of them. Exits with 1 when one isn't missed.
 */
export async function mutate(all: readonly Mutation[]): Promise<void> {
  const words = process.argv.slice(2);
  const mutations = all.filter(({ guard }) => words.length === 0 || words.some((word) => guard.includes(word)));
  const folder = await copyOfTheRepository();
  try {
    await checkPlaces(folder, all);
    const { isGreen, output } = await runTests(folder, [...new Set(mutations.flatMap(({ tests }) => tests))]);
    console.log(`${isGreen ? 'green   ' : 'RED     '} with all guards`);
    if (!isGreen) console.log(output);
    let survivors = 0;
    for (const mutation of mutations) if (await survives(folder, mutation)) survivors += 1;
    console.log(`${mutations.length - survivors} of ${mutations.length} guards are guarded by a test`);
    process.exitCode = isGreen && survivors === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
