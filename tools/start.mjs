import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, repository } from './install.mjs';

/** Plain JavaScript without dependencies: it runs on whatever Node (20 or later) the machine has. */

const isDevelopment = process.argv.includes('--dev');
const main = join(repository, 'server', 'src', 'app', 'main.ts');

try {
  const node = await ensureInstalled();
  if (isDevelopment) startDevelopment(node);
  else {
    ensureWebBuilt({ node });
    run(node, [main], process.env);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The server restarts and the pages reload as files change; Vite answers on PORT and passes `/api` on. */
function startDevelopment(node) {
  const port = Number(process.env.PORT || 3000);
  const apiPort = port + 1;
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  run(node, ['--watch', '--watch-preserve-output', main], {
    ...process.env,
    PORT: String(apiPort),
    PUBLIC_URL: publicUrl,
  });
  const vite = join(repository, 'node_modules', '.bin', 'vite');
  run(
    node,
    [vite, '--port', String(port), '--strictPort'],
    { ...process.env, API_PORT: String(apiPort) },
    join(repository, 'web'),
  );
}

/**
 * Runs a program of ours; signals are passed on, it notices by the closed channel when this process is gone, and its
 * exit code becomes ours.
 */
function run(node, args, env, cwd = repository) {
  const child = spawn(node, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}
