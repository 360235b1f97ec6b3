import { describe, expect, it } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { plainVisitor, type SeenPage } from '../testing/plain-visitor.ts';
import { testApp } from '../testing/test-app.ts';

const { app, ctx } = await testApp(await testDatabase());
// Listings with addresses for examples are not shown as real ones.
const near = { email: null, city: 'Louisville', state: 'KY', latitude: 38.24, longitude: -85.72 };
const FIND = '/find-plumbers';
for (let at = 1; at <= 25; at += 1) {
  await aContractor(ctx, { ...near, companyName: `Plumber ${at}`, specialties: at === 7 ? ['drain cleaning'] : [] });
}
await aContractor(ctx, {
  companyName: 'Far Pipe',
  email: null,
  city: 'Boise',
  state: 'ID',
  latitude: 43.6,
  longitude: -116.2,
});
const companies = ({ document }: SeenPage) =>
  [...document.querySelectorAll('article h3 a')].map((each) => each.textContent);
const visitor = plainVisitor(app);

describe.runIf(isWebBuilt())('the finder without scripts', () => {
  it('shows everyone without a place, and whoever is near with one', async () => {
    const everyone = await visitor.open(FIND);
    expect(everyone.document.querySelector('h2')?.textContent).toBe('Showing all available plumbers, nationwide');
    expect(companies(everyone)).toContain('Far Pipe');
    const around = await visitor.open(`${FIND}?near=40204`);
    expect(around.document.querySelector('h2')?.textContent).toContain('within 60 miles of Louisville, KY');
    expect(companies(around)).not.toContain('Far Pipe');
  });

  it('filters, and leads on by links to the next page and to a request', async () => {
    const first = await visitor.open(`${FIND}?near=40204`);
    const filtered = await visitor.press(first, 'Show', { work: 'drain cleaning' });
    expect(new URL(filtered.url, 'https://plumbline.example').searchParams.get('near')).toBe('40204');
    expect(companies(filtered)).toEqual(['Plumber 7']);

    const more = first.document.querySelector('a[href*="after="]');
    const second = await visitor.open(more?.getAttribute('href') ?? '');
    const seen = [...companies(first), ...companies(second)];
    const numbers = [...second.document.querySelectorAll('article h3')].map((each) => each.textContent.split(' ')[0]);
    expect(numbers).toEqual(['21', '22', '23', '24', '25']);
    expect(companies(first)).toHaveLength(20);
    expect(new Set(seen).size).toBe(25);

    const request = first.document.querySelector('article a[href^="/request-service"]')?.getAttribute('href') ?? '';
    const wizard = await visitor.open(request);
    expect(wizard.document.querySelector('h1')?.textContent).toBe('Service Location');
  });

  it('says that it does not know a place', async () => {
    const { status, document } = await visitor.open(`${FIND}?near=Nowhereville%2C%20KY`);
    expect(status).toBe(200);
    expect(document.querySelector('main')?.textContent).toContain('No US city or zip code is called');
  });
});
