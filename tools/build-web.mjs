import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { repository } from './install.mjs';

/** Plain JavaScript without dependencies: it runs on whatever Node (20 or later) the machine has. */

const DIST = join(repository, 'web', 'dist');
const STAMP = join(DIST, '.built-from');
const SOURCES = ['web', 'contract', 'package-lock.json'];
/** The same as in contract/src/kernel/language.ts, which plain JavaScript can't import. */
const LANGUAGES = ['en', 'es'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.tanstack']);

/**
 * Builds and precompresses the web app if its sources have changed since the last build.
 *
 * @param {{ node: string, say?: (line: string) => void }} options `node` is the path of Node 24
 */
export function ensureWebBuilt({ node, say = console.log }) {
  const stamp = stampOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const began = performance.now();
  // The builds share the folder, so none of them may empty it.
  rmSync(DIST, { recursive: true, force: true });
  run(node, [join(repository, 'tools', 'build-languages.mjs'), ...LANGUAGES]);
  run(node, [join(repository, 'tools', 'compress-web.mjs'), DIST]);
  writeFileSync(STAMP, stamp);
  say(`Building the web app … ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function run(node, args) {
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: join(repository, 'web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`Building the web app failed.\n${stdout}${stderr}`);
}

function stampOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of files(join(repository, source))) {
      hash.update(`${relative(repository, file)}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Every file under a path, in a stable order. The generated route tree is made by the build itself.
 * @param {string} path
 * @returns {Generator<string>}
 */
function* files(path) {
  if (!existsSync(path)) return;
  const entries = extname(path) === '' ? readdirSync(path, { withFileTypes: true }) : null;
  if (entries === null) return yield path;
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_OUT.has(entry.name) || entry.name.includes('.gen.') || /\.(gz|br)$/.test(entry.name)) continue;
    if (entry.isDirectory()) yield* files(join(path, entry.name));
    else yield join(path, entry.name);
  }
}
