import { expect, it } from 'vitest';
import { checkStructure } from './check.ts';

const path = 'web/src/lib/long.ts';
const problemsOf = (lines: number, allowed: Record<string, number> = {}) =>
  checkStructure(new Map([[path, 'export {};\n'.repeat(lines)]]), allowed);

it('allows files of 250 lines and none that are longer', () => {
  expect(problemsOf(250)).toEqual([]);
  expect(problemsOf(251)).toEqual([`${path}: 251 lines, over 250; split it where its subject changes`]);
});

it('allows a listed file the length in the list, and no more', () => {
  expect(problemsOf(300, { [path]: 300 })).toEqual([]);
  expect(problemsOf(301, { [path]: 300 })).toEqual([
    `${path}: 301 lines, over 300; split it where its subject changes`,
  ]);
});

it('requires removing entries that are no longer needed, or name no file', () => {
  const gone = 'web/src/lib/gone.ts';
  expect(problemsOf(250, { [path]: 300, [gone]: 300 })).toEqual(
    [path, gone].map((each) => `${each}: no longer a long file; take it out of tools/structure/long-files.ts`),
  );
});
