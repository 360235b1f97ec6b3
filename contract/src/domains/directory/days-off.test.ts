import { expect, it } from 'vitest';
import { NewDaysOff } from './days-off.ts';

const christmas = { from: '2026-12-24', to: '2026-12-26' };

it('a single day needs no end', () => {
  expect(NewDaysOff.parse({ from: '2026-12-24', to: '' })).toEqual({ from: '2026-12-24', to: '2026-12-24' });
  expect(NewDaysOff.parse(christmas)).toEqual(christmas);
});

it('days off that end before they begin are refused at their end', () => {
  const { error } = NewDaysOff.safeParse({ from: '2026-12-26', to: '2026-12-24' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['to']]);
});
