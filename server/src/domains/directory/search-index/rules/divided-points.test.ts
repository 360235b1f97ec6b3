import { describe, expect, it } from 'vitest';
import { dividePoints } from './divided-points.ts';

/** Divides the points of these values. Returns the values of both sides. */
function divided(values: readonly number[]): { left: number[]; right: number[] } {
  const points = Int32Array.from(values, (_, at) => at);
  const middle = dividePoints(points, (point) => values[point] ?? Number.NaN);
  const inOrder = Array.from(points, (point) => values[point] ?? Number.NaN);
  expect(inOrder.toSorted()).toEqual([...values].toSorted());
  expect(inOrder[middle]).toBe(Math.min(...inOrder.slice(middle)));
  return { left: inOrder.slice(0, middle), right: inOrder.slice(middle) };
}

describe('dividing points', () => {
  it('puts smaller values to the left, as many as to the right', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const values = Array.from({ length: 2 + (seed % 40) }, (_, at) => ((at + 1) * seed * 7919) % 101);
      if (new Set(values).size < values.length) continue;
      const { left, right } = divided(values);
      expect(Math.max(...left)).toBeLessThan(Math.min(...right));
      expect(Math.abs(left.length - right.length)).toBeLessThanOrEqual(1);
    }
  });

  it('never leaves a side empty, and never parts equal values', () => {
    expect(divided([3, 3, 3, 7])).toMatchObject({ left: [3, 3, 3], right: [7] });
    expect(divided([7, 3, 7, 7])).toMatchObject({ left: [3], right: [7, 7, 7] });
    expect(divided([1, 2])).toEqual({ left: [1], right: [2] });
    const { left, right } = divided([2, 1, 1, 1, 1, 9, 1, 5]);
    expect(left).toEqual([1, 1, 1, 1, 1]);
    expect(right.toSorted()).toEqual([2, 5, 9]);
  });
});
