import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled, stampOf } from './install.mjs';

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

  it('stays the same as long as nothing changes', () => expect(stampOf(root)).toBe(stampOf(root)));

  it('changes with a dependency of a workspace, and with the lock file', () => {
    const before = stampOf(root);
    manifest('server', { dependencies: { pg: '2.0.0' } });
    const after = stampOf(root);
    expect(after).not.toBe(before);
    writeFileSync(join(root, 'package-lock.json'), '{}');
    expect(stampOf(root)).not.toBe(after);
  });
});

it('is silent and leaves everything alone when the manifests are those of the last run', async () => {
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
