import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from './build-web.mjs';
import { repository } from './install.mjs';
import { layOutRelease } from './release/lay-out.ts';
import { runCommand } from './run-command.ts';

/**
 * Builds the web app and a release for this platform: `npm run build` writes it to
 * `dist/plumbline-VERSION-PLATFORM.tar.gz`; `npm run build -- --folder FOLDER` leaves it unpacked in an empty folder.
 */
const { values } = parseArgs({ options: { folder: { type: 'string' } } });
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

ensureWebBuilt({ node: process.execPath });
if (values.folder !== undefined) {
  report(layOutRelease(resolve(values.folder)));
  console.log(resolve(values.folder));
} else {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string };
  const name = `plumbline-${version}-${process.platform}-${process.arch}`;
  const temporary = mkdtempSync(join(tmpdir(), 'plumbline-release-'));
  try {
    report(layOutRelease(join(temporary, name)));
    mkdirSync(join(repository, 'dist'), { recursive: true });
    const archive = join(repository, 'dist', `${name}.tar.gz`);
    const { code, output } = await runCommand('tar', ['-czf', archive, '-C', temporary, name]);
    if (code !== 0) throw new Error(`tar failed: ${output}`);
    console.log(`${archive} (${megabytes(statSync(archive).size)})`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function report({ product, node, database }: ReturnType<typeof layOutRelease>): void {
  console.log(`Unpacked: ${megabytes(product)}, Node ${megabytes(node)}, the database ${megabytes(database)}`);
}
