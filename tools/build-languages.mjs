import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repository } from './install.mjs';

/** Builds the web app once per language, side by side: `node tools/build-languages.mjs LANGUAGE...` */

const vite = join(repository, 'node_modules', '.bin', 'vite');

const build = async (language) => {
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(repository, 'web'),
    env: { ...process.env, VITE_LANGUAGE: language },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return code;
};

const codes = await Promise.all(process.argv.slice(2).map(build));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
