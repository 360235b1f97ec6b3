import { describe, expect, it } from 'vitest';
import { cityPageMeta, contractorList } from './city-head.ts';
import type { CityPage } from './city-page.ts';

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
