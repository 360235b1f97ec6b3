import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { repository } from './install.mjs';

/** Plain JavaScript without dependencies: it runs on whatever Node (20 or later) the machine has. */

const DIST = join(repository, 'web', 'dist');
const STAMP = join(DIST, '.built-from');
const SOURCES = ['web', 'contract', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist']);
const COMPRESSED = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt', '.html']);
/** Below this a compressed file isn't smaller on the wire. */
const WORTHWHILE = 1024;

/**
 * Builds the web app when its sources have changed since the last build, and compresses it ahead.
 * @param {{ node: string, say?: (line: string) => void }} options `node` is the path of Node 24
 */
export function ensureWebBuilt({ node, say = console.log }) {
  const stamp = stampOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const began = performance.now();
  const build = spawnSync(node, [join(repository, 'node_modules', '.bin', 'vite'), 'build', '--logLevel', 'warn'], {
    cwd: join(repository, 'web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0) throw new Error(`Building the web app failed.\n${build.stdout}${build.stderr}`);
  for (const file of files(DIST)) compress(file);
  writeFileSync(STAMP, stamp);
  say(`Building the web app … ${((performance.now() - began) / 1000).toFixed(1)} s`);
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

/** @param {string} file */
function compress(file) {
  if (!COMPRESSED.has(extname(file))) return;
  const content = readFileSync(file);
  if (content.length < WORTHWHILE) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
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
