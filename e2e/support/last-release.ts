import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../tools/run-command.ts';

/** The last numbered release, with its own packages. */
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
  await git(
    'archive',
    '--output',
    archive,
    commit,
    'contract',
    'server',
    'web/package.json',
    'package.json',
    'package-lock.json',
  );
  await succeed('tar', ['-xf', archive, '-C', root]);
  // A later release may have left out what this one needs.
  await succeed('npm', ['ci', '--prefix', root, '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
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

const git = (...args: readonly string[]): Promise<string> => succeed('git', args);

async function succeed(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed: ${output}`);
  return output;
}
