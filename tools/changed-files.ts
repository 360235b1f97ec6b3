import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './install.mjs';
import { runCommand } from './run-command.ts';

export interface Changes {
  /** The base of the comparison, in words. */
  readonly since: string;
  /** Paths from the root of the repository, including removed files. */
  readonly paths: readonly string[];
}

/** Candidates for the branch's upstream, best first. */
const UPSTREAMS = ['@{upstream}', 'origin/main', 'main'];

/** Returns the files that differ from where the branch left its upstream: committed, uncommitted and new ones. */
export async function changedFiles(): Promise<Changes> {
  const base = await mergeBase();
  const commit = base?.commit ?? 'HEAD';
  const tracked = await git('diff', '--name-only', '--no-renames', '-z', commit);
  const untracked = await git('ls-files', '--others', '--exclude-standard', '-z');
  const paths = `${tracked}${untracked}`.split('\0').filter((path) => path !== '');
  const since = base === undefined ? 'the last commit' : `${base.upstream} (${commit.slice(0, 8)})`;
  return { since, paths: [...new Set(paths)].sort() };
}

export const isThere = (path: string): boolean => existsSync(join(repository, path));

async function mergeBase(): Promise<{ readonly upstream: string; readonly commit: string } | undefined> {
  for (const upstream of UPSTREAMS) {
    const { code, output } = await runCommand('git', ['merge-base', 'HEAD', upstream]);
    if (code === 0) return { upstream, commit: output.trim() };
  }
  return undefined;
}

async function git(...args: string[]): Promise<string> {
  const { code, output } = await runCommand('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output;
}
