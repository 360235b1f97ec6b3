import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../../tools/install.mjs';
import { runCommand } from '../../tools/run-command.ts';

/** The sources of the last numbered release, which run with the packages of this one. */
export interface LastRelease {
  readonly version: string;
  readonly root: string;
  remove(): Promise<void>;
}

/** Checks out the last release: its tag, or else the commit that numbered it. */
export async function checkOutLastRelease(version: string): Promise<LastRelease> {
  const root = await mkdtemp(join(tmpdir(), `plumbline-${version}-`));
  const commit = await commitOf(version);
  const archive = join(root, 'release.tar');
  await git('archive', '--output', archive, commit, 'contract', 'server', 'package.json');
  const { code, output } = await runCommand('tar', ['-xf', archive, '-C', root]);
  if (code !== 0) throw new Error(output);
  const packages = join(root, 'node_modules');
  await mkdir(join(packages, '@plumbline'), { recursive: true });
  for (const name of await readdir(join(repository, 'node_modules'))) {
    if (name !== '@plumbline') await symlink(join(repository, 'node_modules', name), join(packages, name));
  }
  for (const name of ['contract', 'server']) await symlink(join(root, name), join(packages, '@plumbline', name));
  return { version, root, remove: () => rm(root, { recursive: true, force: true }) };
}

async function commitOf(version: string): Promise<string> {
  const tag = await runCommand('git', ['rev-parse', '--verify', '--quiet', `v${version}^{commit}`]);
  if (tag.code === 0) return tag.output.trim();
  const numbered = await git('log', '--format=%H', '-S', `"version": "${version}"`, '--', 'package.json');
  const first = numbered.trim().split('\n').at(-1);
  if (!first) throw new Error(`The history has no commit that numbers ${version}`);
  return first;
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand('git', args);
  if (code !== 0) throw new Error(`git ${args[0]} failed: ${output}`);
  return output;
}
