import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestMatches } from './best-matches.ts';

interface Change {
  distance?: number;
  isVerified?: boolean;
  isPremium?: boolean;
  isClaimed?: boolean;
  email?: null;
  rating?: number | null;
  reviewCount?: number;
}
const found = (name: string, change: Change) => ({
  name,
  email: 'office@example.com',
  isVerified: false,
  isPremium: false,
  isClaimed: false,
  responseRecord: null,
  distance: 1,
  rating: null as number | null,
  reviewCount: 0,
  ...change,
});
const names = (contractors: readonly ReturnType<typeof found>[]) => bestMatches(contractors, 3).map(({ name }) => name);

it('puts verified contractors first, nearest first', () => {
  expect(
    names([
      found('near', { distance: 0.4 }),
      found('verified-far', { isVerified: true, distance: 9 }),
      found('verified-near', { isVerified: true, distance: 2 }),
      found('far', { distance: 30 }),
    ]),
  ).toEqual(['verified-near', 'verified-far', 'near']);
});

it('does not prefer paid placements', () => {
  expect(names([found('paid', { isPremium: true, distance: 5 }), found('nearer', { distance: 1 })])).toEqual([
    'nearer',
    'paid',
  ]);
});

it('leaves out contractors who may not be contacted', () => {
  expect(names([found('phone-only', { email: null }), found('reachable', { distance: 40 })])).toEqual(['reachable']);
  expect(names([found('hides-email', { email: null, isClaimed: true })])).toEqual(['hides-email']);
});

it('keeps the given order of equals', () => {
  expect(names([found('b', {}), found('a', {})])).toEqual(['b', 'a']);
});

it('prefers the better rated of two at similar distances', () => {
  expect(
    names([
      found('poor', { distance: 1, rating: 2.1, reviewCount: 40 }),
      found('good', { distance: 3, rating: 4.9, reviewCount: 40 }),
      found('good-but-far', { distance: 30, rating: 4.9, reviewCount: 40 }),
    ]),
  ).toEqual(['good', 'poor', 'good-but-far']);
});

it('does not let one good review outweigh many', () => {
  expect(
    names([
      found('one-review', { rating: 5, reviewCount: 1 }),
      found('sixty-reviews', { rating: 4.8, reviewCount: 60 }),
    ]),
  ).toEqual(['sixty-reviews', 'one-review']);
});

it('never ranks a firm above one that is equal or better in verification, rating and distance', () => {
  const firm = fc.record({
    isVerified: fc.boolean(),
    isPremium: fc.boolean(),
    isClaimed: fc.boolean(),
    distance: fc.double({ min: 0, max: 60, noNaN: true }),
    rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  });
  const listed = fc
    .array(firm, { minLength: 2, maxLength: 20 })
    .map((firms) =>
      firms
        .map((one, at) => ({ ...found(String(at), {}), ...one, reviewCount: one.rating === null ? 0 : 12 }))
        .toSorted((a, b) => a.distance - b.distance),
    );
  fc.assert(
    fc.property(listed, (nearest) => {
      const best = bestMatches(nearest, nearest.length);
      for (const [at, above] of best.entries())
        for (const below of best.slice(at + 1)) {
          const isBetter =
            Number(below.isVerified) >= Number(above.isVerified) &&
            below.distance < above.distance &&
            (below.rating ?? 4) > (above.rating ?? 4);
          expect(isBetter).toBe(false);
        }
    }),
  );
});
