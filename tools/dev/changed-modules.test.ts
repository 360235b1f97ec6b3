import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasChanged, withImporters } from './changed-modules.ts';

describe('the modules to load again', () => {
  const importersOf = new Map([
    ['rule', new Set(['use-case', 'policy'])],
    ['use-case', new Set(['routes'])],
    ['routes', new Set(['app'])],
    ['words', new Set(['policy'])],
  ]);

  it('are a module and all that import it, directly or indirectly', () => {
    expect(withImporters(['rule'], importersOf)).toEqual(new Set(['rule', 'use-case', 'policy', 'routes', 'app']));
    expect(withImporters(['routes', 'words'], importersOf)).toEqual(new Set(['routes', 'app', 'words', 'policy']));
    expect(withImporters(['app'], importersOf)).toEqual(new Set(['app']));
  });

  it('are found despite circular imports', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['a'])],
    ]);
    expect(withImporters(['a'], circle)).toEqual(new Set(['a', 'b']));
  });
});

describe('a module', () => {
  it('has changed if its file has another time or is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-modules-'));
    const path = join(folder, 'rule.ts');
    const url = pathToFileURL(path).href;
    await writeFile(path, '');
    await utimes(path, 1, 1);
    expect(hasChanged([url, 1000])).toBe(false);
    await utimes(path, 2, 2);
    expect(hasChanged([url, 1000])).toBe(true);
    await rm(folder, { recursive: true });
    expect(hasChanged([url, 2000])).toBe(true);
  });
});
