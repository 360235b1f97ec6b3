import { expect, it } from 'vitest';
import { workTypeOf, workTypes } from './work-type.ts';

it('a work type is found by any spelling of its name', () => {
  for (const type of workTypes) {
    for (const name of [type.name, type.name.toUpperCase(), type.name.replace(' ', '-'), ` ${type.name} `]) {
      expect(workTypeOf(name)).toBe(type);
    }
  }
  expect(workTypeOf('window cleaning')).toBeUndefined();
});
