import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { fastStartEnv, fastStartFlags } from './fast-start.mjs';
import { ensureInstalled, repository } from './install.mjs';

/** Plain JavaScript without dependencies, because it runs on the Node of the machine (20 or later). */

const isDevelopment = process.argv.includes('--dev');

try {
  const node = await ensureInstalled({ tests: isDevelopment });
  if (isDevelopment) {
    endWithParent();
    run(node, [join(repository, 'tools', 'dev', 'main.ts')]);
  } else {
    ensureWebBuilt({ node });
    run(node, [...fastStartFlags, join(repository, 'server', 'src', 'app', 'main.ts')]);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Runs a program and forwards signals. The program notices by the closed channel when this process has ended. Its exit
 * code becomes ours.
 */
function run(node, args) {
  const env = { ...fastStartEnv, ...process.env };
  const child = spawn(node, args, { cwd: repository, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}
