import { expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { locateNames } from './locate-names.ts';

// The use case needs nothing from its context: the tables are in memory.
const ctx = {} as Context;

it('locates cities, each once, and leaves out unknown names', async () => {
  const found = await locateNames(ctx, { state: 'KY', name: ['Shelbyville', 'The moon', 'La Grange', 'Shelbyville'] });
  expect(found.map(({ name }) => name)).toEqual(['Shelbyville', 'La Grange']);
  expect(found[0]?.latitude).toBeCloseTo(38.2, 0);
  expect(found[0]?.longitude).toBeCloseTo(-85.2, 0);
});
