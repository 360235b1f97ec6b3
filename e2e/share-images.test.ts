import { cityPageTitle } from '@plumbline/contract/domains/directory/city-page.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { fetchPage } from './support/page-source.ts';
import { findPlumbers } from './support/submissions.ts';

const visit = journey();

/** The images that the head of an open page names. */
const imagesOf = (page: Page) =>
  page
    .locator('meta[property="og:image"], meta[name="twitter:image"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));

it('a shared link shows an image of its page, and the app goes on naming the right one', async () => {
  const [contractor] = await findPlumbers(visit.url);
  if (!contractor) throw new Error('There is no contractor to share');
  const { slug, city, state } = contractor;
  const served = await fetchPage(visit.url, `/contractors/${slug}`);
  const image = served.meta('og:image') ?? '';
  expect(image).toContain(`${visit.url}/social/en/contractors/${slug}.png?v=`);
  const answer = await fetch(image);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('immutable');

  const page = await visit.open(`/contractors/${slug}`);
  expect(await imagesOf(page)).toEqual([image, image]);
  const title = cityPageTitle({ trade: 'plumbing', city, state }, 'en');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const next = new URL(page.url()).pathname;
  await expect.poll(() => imagesOf(page)).toEqual(Array.from({ length: 2 }, () => `${visit.url}/social/en${next}.png`));

  const [shown] = await imagesOf(page);
  expect((await fetch(shown ?? '')).headers.get('content-type')).toBe('image/png');
});
