import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript without dependencies: it runs on whatever Node (20 or later) the machine has. */

export const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const NODE_MAJOR = 24;
/** Remembers the last install: the stamp of the manifests, and on a second line whether the test tools are there. */
const STAMP = '.plumbline-stamp';
const WITH_TESTS = 'with test tools';
/** npm prefers it to the lock file. */
const SHRINKWRAP = 'npm-shrinkwrap.json';
const windows = process.platform === 'win32';

/** Installing failed for a reason that a person can act on; the message gives it. */
export class InstallError extends Error {}

/**
 * Makes `node_modules` agree with the manifests and answers with the path of the Node 24 that came with it.
 * Does nothing, in a few milliseconds, when the last run already saw these manifests.
 * @param {{ say?: (line: string) => void, root?: string, tests?: boolean }} [options] `say` is given each step as a
 * sentence; `tests` adds what only tests, checks and editors need, half of all packages
 * @returns {Promise<string>}
 */
export async function ensureInstalled({ say = console.log, root = repository, tests = false } = {}) {
  const stampFile = join(root, 'node_modules', STAMP);
  const stamp = stampOf(root);
  const [last, tools] = readIfThere(stampFile).split('\n');
  // Keeps test tools that are installed; otherwise `npm start` would remove what `npm test` added.
  const holdsTools = existsSync(join(root, 'node_modules', 'vitest'));
  const all = tests || holdsTools;
  const isCurrent = last === stamp && (!all || (holdsTools && tools === WITH_TESTS));
  if (!isCurrent) {
    const start = performance.now();
    say(last === stamp ? 'Installing the test tools …' : 'Installing packages …');
    await install(root, all);
    say(`Installed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  const node = await ensureNode(root, say);
  if (!isCurrent) writeFileSync(stampFile, all ? `${stamp}\n${WITH_TESTS}` : stamp);
  return node;
}

/**
 * Hashes the lock file, every manifest and the platform. A different hash means that packages may differ.
 *
 * @param {string} root
 */
export function stampOf(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = ['package.json', ...workspaces.map((folder) => `${folder}/package.json`)];
  for (const file of ['package-lock.json', ...manifests]) hash.update(`${file}\n${readIfThere(join(root, file))}\n`);
  return hash.digest('hex');
}

/**
 * Does a clean install if there is nothing yet; otherwise installs only what changed, so that a running process keeps
 * its files.
 */
async function install(root, tests) {
  // Left behind by an install that was killed.
  rmSync(join(root, SHRINKWRAP), { force: true });
  // Explicit in both cases: NODE_ENV=production would omit the test tools.
  const quiet = [tests ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const locked = existsSync(join(root, 'package-lock.json'));
  if (locked && !existsSync(join(root, 'node_modules'))) {
    if (await installFromAddresses(root, quiet)) return;
    const clean = await npm(root, ['ci', ...quiet]);
    if (clean.code === 0) return;
    // A lock file written against a registry without other platforms' packages is incomplete for `npm ci`.
    if (!clean.output.includes('EUSAGE')) throw failed('npm ci', clean.output);
  }
  const result = await npm(root, ['install', ...(locked ? ['--no-save'] : []), ...quiet]);
  if (result.code !== 0) throw failed('npm install', result.output);
  // npm links a workspace's command only when it first installs that workspace.
  const command = join('.bin', windows ? 'plumbline.cmd' : 'plumbline');
  if (existsSync(join(root, 'server', 'bin')) && !existsSync(join(root, 'node_modules', command))) {
    const linked = await npm(root, ['rebuild', '@plumbline/server', '--ignore-scripts', '--loglevel=error']);
    if (linked.code !== 0) throw failed('npm rebuild', linked.output);
  }
}

/**
 * A clean install that asks the registry for archives alone. The lock names no registry, so npm would first ask for the
 * description of each package to learn where its archive is. A shrinkwrap, which npm prefers to the lock, names those
 * places while npm runs. False when it didn't work, as with a registry that keeps archives elsewhere.
 */
async function installFromAddresses(root, quiet) {
  const { code, output } = await npm(root, ['config', 'get', 'registry']);
  const registry = code === 0 ? output.split('\n').find((line) => URL.canParse(line.trim())) : undefined;
  if (registry === undefined) return false;
  const shrinkwrap = join(root, SHRINKWRAP);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  try {
    writeFileSync(shrinkwrap, withAddresses(lock, registry.trim()));
    return (await npm(root, ['ci', '--prefer-offline', ...quiet])).code === 0;
  } finally {
    rmSync(shrinkwrap, { force: true });
  }
}

/**
 * Returns a lock file with the address of each package's archive: in an npm registry `<name>/-/<name without
 * scope>-<version>.tgz`. npm still compares each archive with the hash in the lock file.
 *
 * @param {string} lock the text of a `package-lock.json`
 * @param {string} registry its address
 */
export function withAddresses(lock, registry) {
  const { packages, ...rest } = JSON.parse(lock);
  const base = registry.endsWith('/') ? registry : `${registry}/`;
  for (const [path, entry] of Object.entries(packages)) {
    const name = entry.name ?? path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || entry.link || entry.inBundle || entry.resolved) continue;
    entry.resolved = `${base}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  return JSON.stringify({ ...rest, packages });
}

/** The package `node` downloads its binary in an install script, which npm may be configured not to run. */
async function ensureNode(root, say) {
  const folder = join(root, 'node_modules', 'node');
  const binary = join(folder, 'bin', windows ? 'node.exe' : 'node');
  if ((await majorOf(binary)) === NODE_MAJOR) return binary;
  say(`Fetching Node ${NODE_MAJOR} …`);
  const script = await run(process.execPath, ['installArchSpecificPackage.js'], folder);
  if ((await majorOf(binary)) === NODE_MAJOR) return binary;
  throw failed(`fetching Node ${NODE_MAJOR} for ${process.platform} ${process.arch}`, script.output);
}

async function majorOf(binary) {
  const { code, output } = await run(binary, ['--version'], process.cwd());
  return code === 0 ? Number(/^v(\d+)\./.exec(output)?.[1]) : undefined;
}

const npm = (root, args) => run(windows ? 'npm.cmd' : 'npm', args, root);

/** Runs without a terminal, so that nothing can prompt, and never with the Node that is about to be replaced. */
function run(command, args, cwd) {
  const own = join('node_modules', '.bin');
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.endsWith(own))
    .join(delimiter);
  const env = { ...process.env, PATH: path, npm_config_yes: 'true', npm_config_update_notifier: 'false' };
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command.endsWith('.cmd'),
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** npm prints the error first, then where it occurred in npm. */
function failed(what, output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
  return new InstallError([`Packages could not be installed: ${what} failed.`, ...lines.slice(0, 6)].join('\n  '));
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
