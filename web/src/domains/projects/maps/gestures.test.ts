import { describe, expect, it } from 'vitest';
import { pinchOf, wheelTicks } from './gestures.ts';

/** Returns the total of several turns of a wheel. */
function turn(...deltas: readonly number[]): number {
  let [rest, sum] = [0, 0];
  for (const delta of deltas) {
    const turned = wheelTicks(rest, delta, 0);
    rest = turned.rest;
    sum += turned.ticks;
  }
  return sum;
}

describe('the wheel', () => {
  it('has one tick a notch, however far a system says that it turned', () => {
    expect(turn(100)).toBe(1);
    expect(turn(-120)).toBe(-1);
    expect(turn(480, 100)).toBe(2);
    // Firefox counts lines.
    expect(wheelTicks(0, 3, 1)).toEqual({ ticks: 1, rest: 0 });
  });

  it('of a touchpad adds up', () => {
    expect(turn(10, 10, 10, 10)).toBe(0);
    expect(turn(...Array.from({ length: 20 }, () => 10))).toBe(4);
  });

  it('that turns back begins anew', () => {
    expect(turn(40, -20, -20)).toBe(0);
    expect(turn(40, -20, -30)).toBe(-1);
  });
});

it('two fingers have a middle and a distance', () => {
  expect(pinchOf({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ middle: { x: 15, y: 20 }, distance: 50 });
  expect(pinchOf({ x: 5, y: 5 }, { x: 5, y: 5 }).distance).toBe(1);
});
