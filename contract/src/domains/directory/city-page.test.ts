import { describe, expect, it } from 'vitest';
import { pageMeta } from '../../kernel/page-meta.ts';
import { tradeNames } from '../../kernel/trades.ts';
import { cityPath, citySlug, cityTradeIn, tradeOfPath } from './city-page.ts';

describe('the address of a trade in a city', () => {
  it.each(tradeNames)('leads back to both, for %s', (trade) => {
    const place = { trade, state: 'KY', city: 'mount-washington' };
    expect(cityTradeIn(cityPath(place))).toEqual(place);
    expect(pageMeta(cityPath(place), 'en').canonical).toBe(cityPath(place));
  });

  it.each([
    '/plumbers/ky',
    '/roofers/ky/louisville',
    '/plumbers/KY/louisville',
    '/plumbers/ky/Louisville',
    '/plumbers/ky/a/b',
  ])('is not %s', (path) => expect(cityTradeIn(path)).toBeUndefined());

  it.each([
    ['St. Matthews', 'st-matthews'],
    ["Coeur d'Alene", 'coeur-d-alene'],
    ['La Cañada Flintridge', 'la-canada-flintridge'],
    ['Winston-Salem', 'winston-salem'],
  ])('names %s %s', (city, slug) => expect(citySlug(city)).toBe(slug));

  it('has people of a trade that exists', () => expect(tradeOfPath('constructor')).toBeUndefined());
});
