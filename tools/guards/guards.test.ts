import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../install.mjs';
import { allGuards } from './all-guards.ts';
import { moneyGuards } from './money-guards.ts';

const guards = [...allGuards, ...moneyGuards];

describe.each(guards)('the mutation of $guard', ({ file, find, replacement, tests }) => {
  it('still matches its code exactly once', () => {
    const source = readFileSync(join(repository, file), 'utf8');
    expect(source.split(find)).toHaveLength(2);
    expect(source.split(find).join(replacement)).not.toBe(source);
  });

  it('names existing tests', () => {
    expect(tests.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });
});
