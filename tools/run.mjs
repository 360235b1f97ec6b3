import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fastStartEnv, fastStartFlags } from './fast-start.mjs';
import { ensureInstalled, InstallError, repository } from './install.mjs';

/**
 * Runs a TypeScript program on Node 24, even if the machine's own Node is older, and first installs what is missing:
 * `node tools/run.mjs [--tests] [Node's flags …] PROGRAM [arguments …]`. `--tests` also installs the test tools. Plain
 * JavaScript without dependencies, because it runs on any Node from 20 on.
 */
const words = process.argv.slice(2);
const tests = words[0] === '--tests';

try {
  // The program's output may be piped, so messages about the installation go to standard error.
  const node = await ensureInstalled({ tests, say: (line) => console.error(line) });
  const path = [join(repository, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const env = { ...fastStartEnv, ...process.env, PATH: path };
  const child = spawn(node, [...fastStartFlags, ...(tests ? words.slice(1) : words)], {
    cwd: repository,
    env,
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both; the program decides when to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  console.error(`${error.message}\nThis needs Node 24 and the packages: run npm start once, or npm ci with Node 24.`);
  process.exitCode = 1;
}
