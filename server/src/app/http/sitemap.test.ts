import { describe, expect, it } from 'vitest';
import { testClock } from '../../kernel/testing/context.ts';
import { createSitemaps, type ListedPage, type ListRange } from './sitemap.ts';

const site = 'https://plumbline.example';
const updatedAt = '2026-12-01T15:00:00.000Z';

function sitemapsOf(count: number) {
  const all: ListedPage[] = Array.from({ length: count }, (_, at) => ({
    key: `firm-${String(at).padStart(6, '0')}`,
    path: `/contractors/firm-${String(at).padStart(6, '0')}`,
    updatedAt,
  }));
  let made = 0;
  let most = 0;
  const clock = testClock();
  const sitemaps = createSitemaps(
    site,
    {
      contractors: {
        between: async ({ from, after, to, limit }: ListRange) => {
          most = Math.max(most, limit);
          return all
            .filter(({ key }) => (after === undefined ? key >= from : key > after) && (to === null || key < to))
            .slice(0, limit);
        },
        starts: async (size) => {
          made += 1;
          return all.filter((_, at) => at % size === 0).map(({ key }) => key);
        },
      },
    },
    clock,
  );
  return { sitemaps, all, timesMade: () => made, mostRead: () => most, wait: () => clock.advance(61) };
}
async function textOf(part: AsyncIterable<string> | null): Promise<string> {
  let text = '';
  for await (const piece of part ?? []) text += piece;
  return text;
}
const placesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');

describe('one file of a large sitemap', () => {
  it('has at most 50,000 addresses, and is read a thousand pages at a time', async () => {
    const { sitemaps, mostRead } = sitemapsOf(30_000);
    expect(placesIn(await textOf(sitemaps.part('contractors', '', null)))).toHaveLength(50_000);
    expect(mostRead()).toBe(1000);
  });

  it('exists only for a list', () => {
    expect(sitemapsOf(1).sitemaps.part('toString', '', null)).toBeNull();
  });
});

describe('the sitemap', () => {
  it('is one file while there is room in it', async () => {
    const { sitemaps } = sitemapsOf(3);
    const xml = await sitemaps.whole();
    expect(placesIn(xml)).toContain(`${site}/request-service`);
    expect(placesIn(xml)).toContain(`${site}/contractors/firm-000002`);
    expect(xml).toContain(`<lastmod>${updatedAt}</lastmod>`);
  });

  it('lists every page in each language, with links to the others', async () => {
    const { sitemaps } = sitemapsOf(1);
    const links = [
      `<xhtml:link rel="alternate" hreflang="en" href="${site}/contractors/firm-000000"/>`,
      `<xhtml:link rel="alternate" hreflang="es" href="${site}/es/contractors/firm-000000"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${site}/contractors/firm-000000"/>`,
    ].join('');
    const lastModified = `<lastmod>${updatedAt}</lastmod>`;
    const xml = await sitemaps.whole();
    for (const place of placesIn(xml).filter((place) => place.includes('firm-'))) {
      expect(xml).toContain(`<url><loc>${place}</loc>${lastModified}${links}</url>`);
    }
    expect(placesIn(xml)).toEqual(expect.arrayContaining([`${site}/`, `${site}/es/`, `${site}/es/terms`]));
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  it('is an index of files beyond that, which together list every page once', async () => {
    const { sitemaps, all, timesMade, wait } = sitemapsOf(25_001);
    const files = placesIn(await sitemaps.whole());
    expect(files).toHaveLength(1 + 3);
    const listed: string[] = [];
    for (const file of files.slice(1)) {
      const { pathname, searchParams } = new URL(file.replaceAll('&amp;', '&'));
      expect(pathname).toBe('/sitemaps/contractors.xml');
      const part = sitemaps.part('contractors', searchParams.get('from') ?? '', searchParams.get('to'));
      listed.push(...placesIn(await textOf(part)));
    }
    expect(listed).toEqual(all.flatMap(({ path }) => [`${site}${path}`, `${site}/es${path}`]));
    expect(placesIn(sitemaps.pages())).toContain(`${site}/request-service`);
    await sitemaps.whole();
    expect(timesMade()).toBe(1);
    wait();
    await sitemaps.whole();
    expect(timesMade()).toBe(2);
  });
});
