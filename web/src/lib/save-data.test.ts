import { expect, it } from 'vitest';
import { savesData } from './save-data.ts';

it.each([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  // Only some browsers have it.
  [undefined, false],
])('%o saves data: %s', (connection, saves) => {
  expect(savesData(connection)).toBe(saves);
});
