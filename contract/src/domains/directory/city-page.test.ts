import { describe, expect, it } from 'vitest';
import { pageMeta } from '../../kernel/page-meta.ts';
import { tradeNames } from '../../kernel/trades.ts';
import {
  type CityPage,
  cityPageMeta,
  cityPath,
  citySlug,
  cityTradeIn,
  contractorList,
  tradeOfPath,
} from './city-page.ts';

const page: CityPage = {
  trade: 'plumbing',
  city: 'Shepherdsville',
  state: 'KY',
  slug: 'shepherdsville',
  latitude: 37.99,
  longitude: -85.71,
  total: 12,
  around: 240,
  contractors: [],
  nearby: [{ city: 'Mount Washington', state: 'KY', slug: 'mount-washington', miles: 9.2, count: 4 }],
  others: [],
};

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

describe('the head of a page about a trade in a city', () => {
  it('counts what is listed there, and names places nearby, in both languages', () => {
    expect(cityPageMeta(page, 'en')).toMatchObject({
      title: 'Plumbers in Shepherdsville, KY',
      description: '12 plumbers take requests in Shepherdsville, KY. Also in Mount Washington.',
      canonical: '/plumbers/ky/shepherdsville',
    });
    expect(cityPageMeta({ ...page, total: 1, nearby: [] }, 'es')).toMatchObject({
      title: 'Plomeros en Shepherdsville, KY',
      canonical: '/plumbers/ky/shepherdsville',
    });
  });

  it('lists no contractors that the page has not', () => {
    expect(contractorList(page, 'https://plumbline.example', 'es')).toMatchObject({
      '@type': 'ItemList',
      url: 'https://plumbline.example/es/plumbers/ky/shepherdsville',
      image: 'https://plumbline.example/social/es/plumbers/ky/shepherdsville.png',
      numberOfItems: 0,
    });
  });
});
