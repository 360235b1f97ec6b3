import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../install.mjs';

const COPIED = ['contract', 'server', 'tools', 'package.json'];
/** These packages are the copied folders. */
const OWN_SCOPE = '@plumbline';
/** The cache of compiled modules. The entries of a copy would be useless later. */
const CACHE = '.cache';

/** Copies the server's sources to a temporary folder, where tests can edit them. Shares the packages. */
export async function throwawayCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-copy-'));
  const isSource = (path: string) => !path.endsWith('node_modules');
  const packages = join(repository, 'node_modules');
  await mkdir(join(folder, 'node_modules', OWN_SCOPE), { recursive: true });
  const shared = (await readdir(packages)).filter((name) => name !== OWN_SCOPE && name !== CACHE);
  await Promise.all([
    ...COPIED.map((name) => cp(join(repository, name), join(folder, name), { recursive: true, filter: isSource })),
    ...shared.map((name) => symlink(join(packages, name), join(folder, 'node_modules', name))),
    symlink(join(folder, 'contract'), join(folder, 'node_modules', OWN_SCOPE, 'contract')),
  ]);
  return folder;
}
