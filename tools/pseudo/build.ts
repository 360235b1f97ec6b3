import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from '../install.mjs';
import { runCommand } from '../run-command.ts';

const BUILT = join(repository, 'node_modules', '.cache', 'plumbline-pseudo');
/** The server reads one page per language. One page replaces both. */
const PAGES = ['es/index.html'];

/** True if products and journeys use the pseudo language: `npm run pseudo`. */
export const speaksPseudo = process.env.PSEUDO === '1';

/** Node's flags that make the server speak the pseudo language. */
export const pseudoFlags: readonly string[] = ['--import', new URL('preload.ts', import.meta.url).href];

/** Builds the web app in the pseudo language. */
export async function buildPseudo(): Promise<void> {
  const config = fileURLToPath(new URL('build-config.ts', import.meta.url));
  // The tests that build it set another one, in which the app has no service worker.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await runCommand('vite', ['build', '--config', config, '--logLevel', 'warn'], { env });
  if (code !== 0) throw new Error(`Building the web app in the pseudo language failed.\n${output}`);
  for (const page of PAGES) {
    await mkdir(join(BUILT, page, '..'), { recursive: true });
    await copyFile(join(BUILT, 'index.html'), join(BUILT, page));
  }
}
