import { describe, expect, it } from 'vitest';
import { readSource } from '../structure/source-file.ts';
import { isForAuthors, isShipped, releaseProblems } from './contents.ts';

describe('a release', () => {
  it('contains what runs, and nothing of tests, benchmarks and tools', () => {
    const paths = [
      'server/start.mjs',
      'server/bin/plumbline.mjs',
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

  it('may not import what it leaves out', () => {
    const problemsOf = (path: string, text: string) => releaseProblems(readSource(path, text));
    const left = "import { testContext } from './testing/context.ts';";
    expect(problemsOf('server/src/kernel/clock.ts', left)).toEqual([
      'imports server/src/kernel/testing/context.ts, which a release leaves out (tools/release/contents.ts)',
    ]);
    expect(problemsOf('server/src/kernel/clock.test.ts', left)).toEqual([]);
    expect(problemsOf('server/src/kernel/clock.ts', left.replace('import', 'import type'))).toEqual([]);
  });

  it('leaves out of a package what only authors of programs read, but no license', () => {
    expect(['index.d.ts', 'dist/a.d.cts', 'dist/a.js.map', 'README.md'].every(isForAuthors)).toBe(true);
    expect(['index.js', 'LICENSE', 'LICENSE.md', 'NOTICE', 'readme.js.js', 'package.json'].some(isForAuthors)).toBe(
      false,
    );
  });
});
