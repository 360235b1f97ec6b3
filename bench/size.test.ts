import { afterEach, expect, it } from 'vitest';
import { sizeOr } from './size.ts';

const own = [...process.argv];
afterEach(() => {
  process.argv.splice(0, process.argv.length, ...own);
});
const given = (...words: string[]) => process.argv.splice(0, process.argv.length, 'node', 'run.ts', ...words);

it('is the usual number of rows, or what --size says', () => {
  given('import', '--rounds', '1');
  expect(sizeOr(500)).toBe(500);
  given('import', '--size', '1000000', '--rounds', '1');
  expect(sizeOr(500)).toBe(1_000_000);
});

it('is refused if it is no number of rows', () => {
  for (const size of ['0', '1.5', 'many', '-3']) {
    given(`--size=${size}`);
    expect(() => sizeOr(500)).toThrow('--size must be a whole number above 0');
  }
});
