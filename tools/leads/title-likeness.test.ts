import { describe, expect, it } from 'vitest';
import { likenessOf } from './title-likeness.ts';

describe('the similarity of two titles', () => {
  it.each([
    ['Roof replacement', 'Replace roof', 1],
    ['HVAC change out', 'HVAC change-out', 1],
    ['Demolish residence', 'House demolition', 1],
    ['New house, 2,274 sq ft', 'New single-family house, 2,274 sq ft', 0.83],
    ['Test entry', 'New deck', 0],
  ])('of %j and %j is %d', (one, other, likeness) => {
    expect(likenessOf(one, other)).toBeCloseTo(likeness, 1);
  });
});
