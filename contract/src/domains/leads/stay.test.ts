import { expect, it } from 'vitest';
import { STAY_MINUTES, stayAt } from './stay.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 28, 12, minutes));

it('has nothing new for somebody who comes for the first time', () => {
  expect(stayAt(null, at(0))).toEqual({ newSince: null, activeAt: at(0) });
});

it('keeps what is new for as long as somebody stays, whatever they open', () => {
  const stay = { newSince: at(-600), activeAt: at(0) };
  expect(stayAt(stay, at(STAY_MINUTES))).toEqual({ newSince: at(-600), activeAt: at(STAY_MINUTES) });
});

it('counts from the last thing that somebody did once they come back', () => {
  const stay = { newSince: at(-600), activeAt: at(0) };
  expect(stayAt(stay, at(STAY_MINUTES + 1))).toEqual({ newSince: at(0), activeAt: at(STAY_MINUTES + 1) });
});

it('goes on after a first stay without a break', () => {
  expect(stayAt(stayAt(null, at(0)), at(10)).newSince).toBeNull();
});

it('bears a clock that goes back', () => {
  expect(stayAt({ newSince: null, activeAt: at(9) }, at(0))).toEqual({ newSince: null, activeAt: at(0) });
});
