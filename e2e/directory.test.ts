import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { near, openFilters, unfold } from './support/finder.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { findPlumbers } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey();

const LOUISVILLE = { latitude: 38.2527, longitude: -85.7585 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const cards = (page: Page) => page.getByRole('list', { name: 'Contractors', exact: true }).locator('> li > article');
/** Returns the cards with a company's name in their heading. */
const cardOf = (page: Page, company: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: company, exact: true }) });

describe('the search', () => {
  it('finds plumbers around a listed city, twenty at a time, and keeps everything in the address', async () => {
    const page = await visit.open(near('Louisville, KY'), { size: 'desk' });
    await heading(page, 'Licensed Craftsmen in Your Area');
    await page.getByRole('heading', { name: 'Showing plumbers within 60 miles of Louisville, KY' }).waitFor();
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(20);
    const [first] = await findPlumbers(visit.url);
    const card = cardOf(page, first?.companyName ?? '');
    await card.getByText('Featured', { exact: true }).waitFor();
    expect(await card.getByRole('link', { name: /^Call Now/ }).getAttribute('href')).toBe(`tel:${first?.phone}`);
    await look(page, 'directory-1-find-desk');
    await unfold(card);
    expect(await card.getByRole('link', { name: /^Send Email/ }).getAttribute('href')).toBe(
      `mailto:${first?.email}?subject=Plumbing%20Service%20Inquiry`,
    );

    await page.getByRole('link', { name: 'Show more' }).click();
    await page.getByText(/^40 of \d+ contractors/).waitFor();
    expect(await cards(page).count()).toBe(40);

    await page.getByLabel('Sort').selectOption('Nearest first');
    await page.getByText(/contractors, nearest first$/).waitFor();
    const lines = await cards(page)
      .getByText(/ away$/)
      .allTextContents();
    const miles = lines.map((line) => Number(/([\d.]+) mi away$/.exec(line)?.[1]));
    expect(miles.length).toBe(20);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    await openFilters(page);
    await page.getByLabel('Type of work').selectOption('Drain cleaning');
    await page.waitForURL(/work=drain/);
    const other = await visit.open(page.url(), { size: 'desk' });
    await other.getByText(/nearest first$/).waitFor();
    expect(await other.getByLabel('Type of work').inputValue()).toBe('drain cleaning');
    await page.goBack();
    expect(await page.getByLabel('Type of work').inputValue()).toBe('');
  });

  it('understands the description, and shows which trade it searches for', async () => {
    const page = await visit.open(near('Louisville, KY'));
    await openFilters(page);
    await page.getByLabel('Project description').fill('two outlets in the kitchen are dead');
    await page.getByText('We look for electricians.').waitFor();
    await page.getByRole('heading', { name: 'Showing electricians within 60 miles of Louisville, KY' }).waitFor();
    await cards(page).first().waitFor();
    await look(page, 'directory-2-find-phone');
  });

  it('gives the Featured badge a touch target of 44 px', async () => {
    const page = await visit.open(near('Louisville, KY'));
    const badge = cards(page).getByRole('button', { name: 'Featured', exact: true }).first();
    await badge.scrollIntoViewIfNeeded();
    const reach = await badge.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isMet = (y: number) => button.contains(document.elementFromPoint((left + right) / 2, y));
      const middle = (top + bottom) / 2;
      return { above: isMet(middle - 21.5), below: isMet(middle + 21.5), badge: bottom - top };
    });
    expect(reach).toEqual({ above: true, below: true, badge: 24 });
  });

  it('accepts a ZIP code, and shows a toast for an unknown one', async () => {
    const page = await visit.open(near('Boston, MA'));
    await page.getByText('Change', { exact: true }).click();
    const field = page.getByLabel('Another city or zip code');
    visit.expectRefusal(page, { status: 404, url: '/api/locations/zip/00000' });
    await field.fill('00000');
    await page.getByRole('button', { name: 'Go' }).click();
    await seeToast(page, 'Zip code not found', 'Please check the zip code and try again.');
    await page.getByText("We don't know this zip code. Please check it and try again.").waitFor();
    await look(page, 'directory-3-unknown-zip');

    await field.fill('40201');
    await page.getByRole('button', { name: 'Go' }).click();
    await page.getByRole('heading', { name: 'Showing plumbers within 60 miles of Louisville, KY' }).waitFor();
    expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('Louisville, KY 40201');

    await field.fill('shelbyv');
    await page.getByRole('option', { name: 'Shelbyville, KY' }).click();
    await page.getByRole('heading', { name: 'Showing plumbers within 60 miles of Shelbyville, KY' }).waitFor();
  });

  it('reports a link’s unknown place', async () => {
    const page = await visit.open(near('"00000"'));
    await page.getByText("We don't know this place").waitFor();
    await seeToast(page, 'Zip code not found', 'Please check the zip code and try again.');
    await look(page, 'directory-4-unknown-place');

    const town = await visit.open(near('Nowhereville, KY'));
    await town.getByText('No US city or zip code is called “Nowhereville, KY”.').waitFor();
    expect(await town.getByText('Zip code not found').count()).toBe(0);
  });

  it('removes unknown parameters from the address', async () => {
    const page = await visit.open('/find-plumbers?near=Louisville%2C+KY&sort=zzz&work=zzz');
    await page.getByRole('article').first().waitFor();
  });

  it('shows tips if nothing is found, and continues from there', async () => {
    const page = await visit.open(near('Bethel, AK'));
    await page.getByText('No Licensed Contractors Found').waitFor();
    await page.getByText('Select a different city').waitFor();
    await look(page, 'directory-5-nobody');
    await page.getByRole('button', { name: 'Search the whole country' }).click();
    await page.getByRole('heading', { name: 'Showing all available plumbers, nationwide' }).waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('link', { name: /I'm Looking for a Craftsman/ }).waitFor();
  });
});

describe('the device’s location', () => {
  /** Answers the browser's permission prompt, which tests can't show. */
  const withGeolocation = (script: string): Promise<Page> =>
    visit.open('/find-plumbers', { before: (page) => page.addInitScript(script) });

  it('is used for the search if permitted', async () => {
    const page = await visit.open('/find-plumbers', {
      context: { permissions: ['geolocation'], geolocation: LOUISVILLE },
    });
    await page.getByRole('heading', { name: 'Showing plumbers within 60 miles of Louisville, KY' }).waitFor();
    await cards(page).first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  const reasons = inTurn<[string, string]>('no position', [
    ['denied', 'no({ code: 1 })'],
    ['timed out', 'no({ code: 3 })'],
  ]);
  it.each(reasons)('%s: everyone is shown, with the reason', async (_, answer) => {
    const page = await withGeolocation(
      `Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: (ok, no) => ${answer} } })`,
    );
    await page.getByText('Unable to get your location. Showing all available plumbers.').waitFor();
    await page.getByRole('heading', { name: 'Showing all available plumbers, nationwide' }).waitFor();
    await cards(page).first().waitFor();
    await page.getByText('Change', { exact: true }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await look(page, 'directory-6-no-position');
  });

  it('unsupported: the same, without another attempt', async () => {
    const page = await withGeolocation(`Object.defineProperty(navigator, 'geolocation', { value: undefined })`);
    await page.getByText('Geolocation not supported. Showing all available plumbers.').waitFor();
    await cards(page).first().waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });
});
