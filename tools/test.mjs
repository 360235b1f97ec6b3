import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { endWithParent } from './end-with-parent.mjs';
import { ensureInstalled, InstallError, repository } from './install.mjs';

/** `npm test` on any Node: installs what is missing, then runs everything on Node 24. */
try {
  endWithParent();
  const node = await ensureInstalled({ tests: true });
  const path = [join(repository, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(node, [join(repository, 'tools', 'run-tests.ts'), ...process.argv.slice(2)], {
    cwd: repository,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
  });
  // Both get Ctrl-C; the child decides when to end.
  process.on('SIGINT', () => {});
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
