import { expect, it } from 'vitest';
import { bestMatches } from './best-matches.ts';

interface Change {
  distance?: number;
  isVerified?: boolean;
  isPremium?: boolean;
  isClaimed?: boolean;
  email?: null;
}
const found = (name: string, change: Change) => ({
  name,
  email: 'office@example.com',
  isVerified: false,
  isPremium: false,
  isClaimed: false,
  distance: 1,
  ...change,
});
const names = (contractors: readonly ReturnType<typeof found>[]) => bestMatches(contractors, 3).map(({ name }) => name);

it('takes verified contractors first, the nearest of them before the others', () => {
  expect(
    names([
      found('near', { distance: 0.4 }),
      found('verified-far', { isVerified: true, distance: 9 }),
      found('verified-near', { isVerified: true, distance: 2 }),
      found('far', { distance: 30 }),
    ]),
  ).toEqual(['verified-near', 'verified-far', 'near']);
});

it('does not prefer those who pay for their place', () => {
  expect(names([found('paid', { isPremium: true, distance: 5 }), found('nearer', { distance: 1 })])).toEqual([
    'nearer',
    'paid',
  ]);
});

it('leaves out whoever may not be written to', () => {
  expect(names([found('phone-only', { email: null }), found('reachable', { distance: 40 })])).toEqual(['reachable']);
  expect(names([found('hides-email', { email: null, isClaimed: true })])).toEqual(['hides-email']);
});

it('leaves equals in the order given', () => {
  expect(names([found('b', {}), found('a', {})])).toEqual(['b', 'a']);
});
