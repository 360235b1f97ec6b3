import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../install.mjs';
import { readSource } from '../structure/source-file.ts';
import { isForAuthors, isShipped } from './contents.ts';

describe('a release', () => {
  it('contains what runs, and nothing of tests, benchmarks and tools', () => {
    const paths = [
      'server/start.mjs',
      'server/src/app/main.ts',
      'server/migrations/0001_kernel.sql',
      'server/seeds/sources.ts',
      'server/src/domains/assistant/engine/model.json',
      'contract/package.json',
      'web/dist/assets/a.js.br',
      'docs/operations.md',
      'LICENSE',
      '.env.example',
    ];
    expect(paths.filter((path) => !isShipped(path))).toEqual([]);
    const others = [
      'server/src/app/env.test.ts',
      'server/src/app/testing/test-app.ts',
      'server/src/domains/assistant/evaluation/fresh/real-style.jsonl',
      'e2e/accept.test.ts',
      'bench/run.ts',
      'tools/start.mjs',
      'web/src/main.tsx',
      'web/dist/.built-from',
      '.env',
    ];
    expect(others.filter(isShipped)).toEqual([]);
  });

  it('imports nothing that it leaves out', () => {
    const paths = globSync('{contract,server}/**/*.{ts,mjs}', { cwd: repository, exclude: ['**/node_modules/**'] })
      .map((path) => path.split(sep).join('/'))
      .filter(isShipped);
    expect(paths.length).toBeGreaterThan(800);
    const lost = paths.flatMap((path) =>
      readSource(path, readFileSync(join(repository, path), 'utf8')).imports.flatMap(({ target, typeOnly }) =>
        target === undefined || typeOnly || isShipped(target) ? [] : [`${path} imports ${target}`],
      ),
    );
    expect(lost).toEqual([]);
  });

  it('leaves out of a package what only authors of programs read, but no license', () => {
    expect(['index.d.ts', 'dist/a.d.cts', 'dist/a.js.map', 'README.md'].every(isForAuthors)).toBe(true);
    expect(['index.js', 'LICENSE', 'LICENSE.md', 'NOTICE', 'readme.js.js', 'package.json'].some(isForAuthors)).toBe(false);
  });
});
