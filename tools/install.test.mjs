import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureInstalled, stampOf, withAddresses } from './install.mjs';

describe('the stamp of an installation', () => {
  let root = '';
  const manifest = (folder, content) => writeFileSync(join(root, folder, 'package.json'), JSON.stringify(content));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'plumbline-install-'));
    mkdirSync(join(root, 'server'));
    manifest('.', { workspaces: ['server'] });
    manifest('server', { dependencies: { pg: '1.0.0' } });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('stays the same if nothing changes', () => expect(stampOf(root)).toBe(stampOf(root)));

  it("changes with a workspace's dependency, and with the lock file", () => {
    const before = stampOf(root);
    manifest('server', { dependencies: { pg: '2.0.0' } });
    const after = stampOf(root);
    expect(after).not.toBe(before);
    writeFileSync(join(root, 'package-lock.json'), '{}');
    expect(stampOf(root)).not.toBe(after);
  });
});

const PG = { version: '1.0.0', integrity: 'sha512-x' };

it('gives the addresses of package archives, with their hashes', () => {
  const packages = {
    '': { name: 'plumbline' },
    server: { version: '0.1.0' },
    'node_modules/@plumbline/server': { resolved: 'server', link: true },
    'node_modules/pg': PG,
    'node_modules/pg/node_modules/@scope/part': { version: '2.0.0' },
    'node_modules/other': { name: 'pg', version: '3.0.0' },
    'node_modules/pg/node_modules/inside': { version: '4.0.0', inBundle: true },
  };
  const { packages: found } = JSON.parse(
    withAddresses(JSON.stringify({ packages }), 'https://packages.example.com/npm'),
  );
  expect(found).toEqual({
    ...packages,
    'node_modules/pg': { ...PG, resolved: 'https://packages.example.com/npm/pg/-/pg-1.0.0.tgz' },
    'node_modules/pg/node_modules/@scope/part': {
      version: '2.0.0',
      resolved: 'https://packages.example.com/npm/@scope/part/-/part-2.0.0.tgz',
    },
    'node_modules/other': {
      name: 'pg',
      version: '3.0.0',
      resolved: 'https://packages.example.com/npm/pg/-/pg-3.0.0.tgz',
    },
  });
});

describe('installing', () => {
  let root = '';
  /** Returns the npm commands since the last call. */
  const asked = () => {
    const log = join(root, 'asked');
    const words = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    rmSync(log, { force: true });
    return words.filter((line) => !line.startsWith('config')).map((line) => line.split(' ').slice(0, 3).join(' '));
  };
  const quiet = { say: () => {} };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'plumbline-install-'));
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/pg': PG } }));
    // A fake npm that installs this test's Node and, on request, the test tools.
    const bin = join(root, 'bin');
    mkdirSync(bin);
    writeFileSync(
      join(bin, 'npm'),
      `#!/bin/sh
echo "$@" >> asked
[ "$1" = config ] && { [ -f registry ] && cat registry; exit; }
[ -f npm-shrinkwrap.json ] && { cp npm-shrinkwrap.json seen; [ -f elsewhere ] && exit 1; }
mkdir -p node_modules/node/bin
ln -sf ${process.execPath} node_modules/node/bin/node
case "$*" in *--include=dev*) mkdir -p node_modules/vitest ;; esac
`,
    );
    chmodSync(join(bin, 'npm'), 0o755);
    vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });

  it('omits the test tools, and does nothing the second time', async () => {
    expect(await ensureInstalled({ root, ...quiet })).toBe(join(root, 'node_modules', 'node', 'bin', 'node'));
    expect(asked()).toEqual(['ci --omit=dev --no-audit']);
    await ensureInstalled({ root, ...quiet });
    expect(asked()).toEqual([]);
  });

  it('gives npm the addresses of the archives, and cleans up afterwards', async () => {
    writeFileSync(join(root, 'registry'), 'npm warn a setting of npm\nhttps://packages.example.com/\n');
    await ensureInstalled({ root, ...quiet });
    expect(asked()).toEqual(['ci --prefer-offline --omit=dev']);
    expect(readFileSync(join(root, 'seen'), 'utf8')).toContain('https://packages.example.com/pg/-/pg-1.0.0.tgz');
    expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false);
  });

  it('lets npm look up the addresses if the registry uses others', async () => {
    writeFileSync(join(root, 'registry'), 'https://packages.example.com/\n');
    writeFileSync(join(root, 'elsewhere'), '');
    await ensureInstalled({ root, ...quiet });
    expect(asked()).toEqual(['ci --prefer-offline --omit=dev', 'ci --omit=dev --no-audit']);
    expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false);
  });

  it('installs the test tools when tests run, once', async () => {
    await ensureInstalled({ root, ...quiet });
    asked();
    await ensureInstalled({ root, tests: true, ...quiet });
    expect(asked()).toEqual(['install --no-save --include=dev']);
    await ensureInstalled({ root, tests: true, ...quiet });
    expect(asked()).toEqual([]);
  });

  it('keeps the test tools: a start after tests leaves them, even if the lock file has changed', async () => {
    await ensureInstalled({ root, tests: true, ...quiet });
    expect(asked()).toEqual(['ci --include=dev --no-audit']);
    await ensureInstalled({ root, ...quiet });
    expect(asked()).toEqual([]);
    writeFileSync(join(root, 'package-lock.json'), '{"changed": true}');
    await ensureInstalled({ root, ...quiet });
    expect(asked()).toEqual(['install --no-save --include=dev']);
  });

  it('keeps what a plain npm ci has installed', async () => {
    mkdirSync(join(root, 'node_modules', 'vitest'), { recursive: true });
    await ensureInstalled({ root, ...quiet });
    expect(asked()).toEqual(['install --no-save --include=dev']);
  });

  it('installs the test tools again after they have been pruned', async () => {
    await ensureInstalled({ root, tests: true, ...quiet });
    rmSync(join(root, 'node_modules', 'vitest'), { recursive: true });
    asked();
    await ensureInstalled({ root, ...quiet });
    expect(asked()).toEqual([]);
    await ensureInstalled({ root, tests: true, ...quiet });
    expect(asked()).toEqual(['install --no-save --include=dev']);
  });
});

it('is silent and changes nothing if the manifests are those of the last run', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plumbline-install-'));
  const bin = join(root, 'node_modules', 'node', 'bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, join(bin, 'node'));
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'node_modules', '.plumbline-stamp'), stampOf(root));

  const said = [];
  expect(await ensureInstalled({ root, say: (line) => said.push(line) })).toBe(join(bin, 'node'));
  expect(said).toEqual([]);
  rmSync(root, { recursive: true });
});
