import { expect, it } from 'vitest';
import { sourceSlug } from './source-slug.ts';

it.each([
  ['Oldham County permits', 'oldham-county-permits'],
  ['  Cañon City: Permits (2026) ', 'canon-city-permits-2026'],
  ['???', 'source'],
  ['x'.repeat(90), 'x'.repeat(50)],
])('makes %j into %s', (name, id) => {
  expect(sourceSlug(name, new Set())).toBe(id);
});

it('numbers what is taken', () => {
  expect(sourceSlug('Town', new Set(['town', 'town-2']))).toBe('town-3');
});
