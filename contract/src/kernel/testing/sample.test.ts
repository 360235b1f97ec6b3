import { describe, expect, it } from 'vitest';
import { inTurn } from './sample.ts';

const sizes = ['phone', 'desk', 'narrow'];
const seeds = Array.from({ length: 60 }, (_, seed) => String(seed));

describe('a sample', () => {
  it('is one variant, always the same for a seed', () => {
    for (const seed of seeds) {
      const sample = inTurn('the landing page', sizes, seed);
      expect(sample).toHaveLength(1);
      expect(inTurn('the landing page', sizes, seed)).toEqual(sample);
    }
  });

  it('gives each variant its turn', () => {
    expect(new Set(seeds.flatMap((seed) => inTurn('the landing page', sizes, seed)))).toEqual(new Set(sizes));
  });

  it('differs between checks of one run', () => {
    const checks = seeds.map((number) => `check ${number}`);
    expect(new Set(checks.flatMap((name) => inTurn(name, sizes, 'f00d')))).toEqual(new Set(sizes));
  });

  it('leaves nothing out on request', () => {
    expect(inTurn('the landing page', sizes, 'all')).toEqual(sizes);
  });
});
