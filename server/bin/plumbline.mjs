#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The command `plumbline`. Plain JavaScript, because it runs on whatever Node (20 or later) the machine has; the program
 * itself runs on the Node 24 that the packages contain if that of the machine is older.
 */
const NODE_MAJOR = 24;
/** An import of any size gets by with this, as `npm run import` proves. */
const IMPORT_HEAP_MB = 1024;

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const program = join(root, 'server', 'src', 'app', 'commands', 'main.ts');
const words = process.argv.slice(2);
const [major] = process.versions.node.split('.').map(Number);
const flags = words[0] === 'import' ? [`--max-old-space-size=${IMPORT_HEAP_MB}`] : [];

const child = spawn(major >= NODE_MAJOR ? process.execPath : packagedNode(), [...flags, program, ...words], {
  // Settings and DATA_DIR are found from here, wherever the command is typed; files are named from there.
  cwd: root,
  env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both; the program decides when to end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('error', (error) => {
  process.stderr.write(`plumbline needs Node ${NODE_MAJOR} (${error.message}): run npm start once, or install it.\n`);
  process.exitCode = 1;
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});

function packagedNode() {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');
  } catch {
    return 'node24';
  }
}
