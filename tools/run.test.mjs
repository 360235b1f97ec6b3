import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';

/** Runs the launcher in a repository that contains nothing else, with a fake npm. */
function launch(words, npm) {
  writeFileSync(join(root, 'bin', 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'run.mjs'), ...words], {
    encoding: 'utf8',
    env: { PATH: `${join(root, 'bin')}:/usr/bin:/bin` },
  });
  return { status, stdout, stderr };
}

const bringsNode = `mkdir -p node_modules/node/bin
cp "$0.node" node_modules/node/bin/node
case "$*" in *--include=dev*) mkdir -p node_modules/vitest ;; esac`;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'plumbline-run-')));
  for (const folder of ['tools', 'server', 'bin']) mkdirSync(join(root, folder));
  for (const file of ['tools/run.mjs', 'tools/install.mjs', 'tools/fast-start.mjs', 'server/skip-scope-lookup.mjs'])
    copyFileSync(join(import.meta.dirname, '..', file), join(root, file));
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'bin', 'npm.node'), `#!/bin/sh\nexec ${process.execPath} "$@"\n`, { mode: 0o755 });
  writeFileSync(
    join(root, 'program.ts'),
    `const said: string[] = [...process.execArgv, ...process.argv.slice(2)];
console.log(said.join(' '));
process.exit(7);`,
  );
});
afterEach(() => rmSync(root, { recursive: true }));

/** The flag that every program gets. */
const preload = () => `--import ${pathToFileURL(join(root, 'server', 'skip-scope-lookup.mjs')).href}`;

it('installs, passes on flags and arguments, and exits like the program', () => {
  const words = ['--max-old-space-size=64', 'program.ts', 'add', '--id', 'x'];
  const stdout = `${preload()} --max-old-space-size=64 add --id x\n`;
  expect(launch(words, bringsNode)).toMatchObject({ status: 7, stdout });
});

it('consumes its own flag', () => {
  const stdout = `${preload()} all\n`;
  expect(launch(['--tests', 'program.ts', 'all'], bringsNode)).toMatchObject({ status: 7, stdout });
});

it('says what it needs if it cannot be installed', () => {
  const { status, stdout, stderr } = launch(['program.ts'], 'echo npm error no network; exit 1');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('no network');
  expect(stderr).toContain('This needs Node 24');
});
