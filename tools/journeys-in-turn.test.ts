import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groups, leftOut } from './journeys-in-turn.ts';

const repository = join(import.meta.dirname, '..');

it('each file that takes turns exists, in one group', () => {
  const files = globSync('e2e/*.test.ts', { cwd: repository });
  const listed = groups.flat();
  expect(listed.filter((file) => !files.includes(file))).toEqual([]);
  expect(listed.filter((file, at) => listed.indexOf(file) !== at)).toEqual([]);
});

it('a sample has one whole group, and every file that is in none', () => {
  const sampled = leftOut('a1b2c3');
  expect(groups.filter((group) => group.every((file) => sampled.includes(file)))).toHaveLength(groups.length - 1);
  expect(sampled).not.toContain('e2e/accept.test.ts');
});

it('without a sample, nothing is left out', () => {
  expect(leftOut('all')).toEqual([]);
});

it('every group gets its turn', () => {
  const seeds = Array.from({ length: 100 }, (_, at) => `commit ${at}`);
  const everLeftIn = groups.flat().filter((file) => seeds.some((seed) => !leftOut(seed).includes(file)));
  expect(everLeftIn).toEqual(groups.flat());
});
