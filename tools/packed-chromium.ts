import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './install.mjs';

/**
 * Unpacks the headless Chromium in the npm package `@sparticuz/chromium`, once per version, with the libraries and the
 * font that a minimal machine lacks. Needs neither root nor a download.
 *
 * @returns the path of a script that starts it; undefined if the package has none for this platform
 */
export async function unpackChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = join(repository, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version }: { version: string } = JSON.parse(await readFile(manifest, 'utf8'));
  const name = `plumbline-chromium-${version}`;

  const beside = join(repository, 'node_modules', '.cache', name);
  if (existsSync(join(beside, START))) return join(beside, START);
  if (await mayWrite(join(repository, 'node_modules'))) return unpack(beside);

  const temporary = join(tmpdir(), `${name}-${process.getuid?.()}`);
  if (!existsSync(temporary)) return unpack(temporary);
  // Nothing is executed from a folder that another user could have created.
  if ((await stat(temporary)).uid !== process.getuid?.()) throw new Error(`${temporary} belongs to another user`);
  return join(temporary, START);
}

const START = 'chromium.sh';

async function unpack(folder: string): Promise<string> {
  await mkdir(join(folder, '..'), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.new-`);
  try {
    await chmod(unfinished, 0o755);
    // The package unpacks into the temporary folder, and its libraries only if it detects a cloud function.
    const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: repository,
      env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await chmod(join(unfinished, 'chromium'), 0o755);
    await writeFile(join(unfinished, 'fonts.conf'), fontsConf);
    await writeFile(join(unfinished, START), startScript, { mode: 0o755 });
    await rename(unfinished, folder).catch((error: unknown) => {
      // Another process unpacked it first; its copy is just as good.
      if (!existsSync(join(folder, START))) throw error;
    });
    return join(folder, START);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * The packed font comes first, so that text has the same width on every machine; the machine's own fonts fill the gaps.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir prefix="xdg">plumbline-fontconfig</cachedir>
</fontconfig>
`;

const startScript = `#!/bin/sh
here=\${0%/*}
export FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`;

const mayWrite = (folder: string) =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
