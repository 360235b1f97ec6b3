import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { staleTables, withTable } from './tables.ts';

it('every table of the documentation matches the code: `npm run docs` writes them', () => {
  expect(staleTables((path) => readFileSync(path, 'utf8')).map(({ path }) => path)).toEqual([]);
});

it('writes a table between its marks and leaves the rest of the page unchanged', () => {
  const table = {
    path: 'a.md',
    name: 'kinds',
    head: ['kind', 'reads'],
    rows: () => [
      ['a', 'one | two'],
      ['b', ''],
    ],
  };
  const page = 'Before\n\n<!-- kinds -->\nold\n<!-- /kinds -->\n\nAfter\n';
  const written =
    'Before\n\n<!-- kinds -->\n| kind | reads |\n|---|---|\n| a | one \\| two |\n| b |  |\n<!-- /kinds -->\n\nAfter\n';
  expect(withTable(page, table)).toBe(written);
  expect(withTable(written, table)).toBe(written);
  expect(() => withTable('Before\n', table)).toThrow('a.md has no <!-- kinds --> … <!-- /kinds -->.');
});
