import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../install.mjs';
import { cardGuards } from './card-guards.ts';
import { databaseGuards } from './database-guards.ts';
import { domainGuards } from './domain-guards.ts';
import { endOfJobGuards } from './end-of-job-guards.ts';
import { faceGuards } from './face-guards.ts';
import { followGuards } from './follow-guards.ts';
import { messageGuards } from './message-guards.ts';
import { moneyGuards } from './money-guards.ts';
import { passOnGuards } from './pass-on-guards.ts';
import { proofGuards } from './proof-guards.ts';
import { visitGuards } from './visit-guards.ts';

const guards = [
  ...faceGuards,
  ...domainGuards,
  ...databaseGuards,
  ...passOnGuards,
  ...proofGuards,
  ...followGuards,
  ...cardGuards,
  ...endOfJobGuards,
  ...visitGuards,
  ...messageGuards,
  ...moneyGuards,
];

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
