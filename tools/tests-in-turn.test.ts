import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { always, groups, leftOut, serverGroups } from './tests-in-turn.ts';

const repository = join(import.meta.dirname, '..');

it('each journey is part of every sample or takes turns, once', () => {
  const files = globSync('e2e/*.test.ts', { cwd: repository });
  expect([...always, ...groups.flat()].toSorted()).toEqual(files.toSorted());
});

it('each test of the server that takes turns exists', () => {
  const files = globSync('server/src/**/*.test.ts', { cwd: repository });
  expect(serverGroups.flat().filter((file) => !files.includes(file))).toEqual([]);
});

it('a sample has one whole group, and every file that is always part of it', () => {
  const without = leftOut('a1b2c3');
  for (const each of [groups, serverGroups]) {
    expect(each.filter((group) => group.every((file) => without.includes(file)))).toHaveLength(each.length - 1);
  }
  expect(without.filter((file) => always.includes(file))).toEqual([]);
});

it('without a sample, nothing is left out', () => {
  expect(leftOut('all')).toEqual([]);
});

it('every group gets its turn', () => {
  const seeds = Array.from({ length: 200 }, (_, at) => `commit ${at}`);
  const all = [...groups, ...serverGroups].flat();
  expect(all.filter((file) => seeds.some((seed) => !leftOut(seed).includes(file)))).toEqual(all);
});
