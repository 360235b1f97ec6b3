import { describe, expect, it } from 'vitest';
import { grown } from './growing-array.ts';

describe('a growing array', () => {
  it('stays the same while it is long enough', () => {
    const numbers = new Int32Array([1, 2, 3]);
    expect(grown(numbers, 3)).toBe(numbers);
  });

  it('grows by a quarter, or as far as it must, and keeps its kind and content', () => {
    expect(grown(new Int32Array([1, 2, 3, 4, 5, 6, 7, 8]), 9)).toEqual(new Int32Array([1, 2, 3, 4, 5, 6, 7, 8, 0, 0]));
    expect(grown(new Float64Array([0.5]), 4)).toEqual(new Float64Array([0.5, 0, 0, 0]));
    expect(grown(new Uint16Array(0), 2)).toEqual(new Uint16Array(2));
  });
});
