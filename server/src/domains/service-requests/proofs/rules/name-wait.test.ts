import { expect, it } from 'vitest';
import { waitForName } from './name-wait.ts';

it('a second name is free, and each further one waits longer, up to an hour', () => {
  expect([0, 1, 2, 3, 4, 9].map(waitForName)).toEqual([0, 0, 5, 15, 60, 60]);
});
