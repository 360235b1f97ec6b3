import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aCustomerEmail, openAsContractor, submitByApi } from './support/customer.ts';
import { checkFits, look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { fetchPage } from './support/page-source.ts';
import { aSubmission, findPlumbers, submit } from './support/submissions.ts';
import { seeToast, toasts } from './support/toasts.ts';
import { askAbout, chooseWork, enterZipCode, openWizard } from './support/wizard.ts';

const visit = journey();

describe('the landing page', () => {
  it('offers the two paths, and the header its links, in a menu on a phone', async () => {
    const page = await visit.open('/');
    await page.getByRole('link', { name: /I'm Looking for a Craftsman/ }).waitFor();
    await look(page, 'pages-landing');
    expect(await page.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/api/login');

    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      'Map View',
      'Projects List',
      'Request Service',
      'About Us',
    ]);
    expect(await menu.getByRole('link', { name: 'Map View' }).getAttribute('aria-current')).toBe('true');
    await look(page, 'pages-menu');
    await menu.getByRole('link', { name: 'Projects List' }).click();
    await page.getByRole('heading', { level: 1, name: 'Construction Projects' }).waitFor();
    expect(await page.title()).toBe('Construction Projects · Plumbline');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${visit.url}/projects`);
    await page.getByText('Total Projects').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /I'm a Craftsman/ }).waitFor();
    await page.getByRole('link', { name: /I'm Looking for a Craftsman/ }).click();
    await page.getByRole('heading', { level: 1, name: 'What do you need done?' }).waitFor();
  });

  it('marks the link of the current page', async () => {
    const page = await visit.open('/', { size: 'desk' });
    await look(page, 'pages-landing-desk');
    const links = page.getByRole('navigation', { name: 'Main', exact: true });
    const active = () => links.locator('[aria-current]').allTextContents();
    expect(await active()).toEqual(['Map View']);
    for (const name of ['Map View', 'Projects List', 'Request Service']) {
      await links.getByRole('link', { name }).click();
      await page.waitForURL(/\/(map|projects|request-service)(?:\?|$)/);
      // The map is a separate document.
      await expect.poll(active, { timeout: patience(15_000) }).toEqual([name]);
    }
    const filled = await links
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'));
    expect(filled).toEqual([false, false, true]);
  });
});

it('an unknown address says so, with status 404', async () => {
  const page = await visit.open('/no-such-page', { refusals: [{ status: 404, url: '/no-such-page' }] });
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  await look(page, 'pages-not-found');
  const { status, title, meta } = await fetchPage(visit.url, '/no-such-page');
  expect({ status, title, robots: meta('robots') }).toEqual({
    status: 404,
    title: 'Page · Plumbline',
    robots: 'noindex',
  });
});

describe('the head of a page from the server', () => {
  it.each([
    ['/', 'Plumbline: a local contractor, or your next project', []],
    ['/projects', 'Construction Projects', ['Home', 'Construction Projects']],
    ['/request-service', 'Request Service', ['Home', 'Request Service']],
  ])('%s: title, description, social tags, canonical link and breadcrumb', async (path, title, trail) => {
    const page = await fetchPage(visit.url, `${path}?from=a-friend`);
    expect(page.status).toBe(200);
    expect(page.title).toContain(title);
    expect(page.canonical).toBe(visit.url + path);
    expect(page.meta('description')?.length).toBeGreaterThan(40);
    expect(page.meta('keywords')).toContain(', ');
    expect(page.meta('robots')).toBeUndefined();
    expect(page.meta('og:title')).toBe(title);
    expect(page.meta('og:url')).toBe(visit.url + path);
    expect(page.meta('og:description')).toBe(page.meta('description'));
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    expect(page.breadcrumb.map(({ name }) => name)).toEqual(trail);
    const image = await fetch(page.meta('og:image') ?? '');
    expect(image.headers.get('content-type')).toBe('image/png');
  });

  it.each([
    ['/track/x-secret-id', '/track', 'Track Your Request'],
    ['/respond/x-secret-id/another-id', '/respond', 'Answer a Request'],
    ['/response?responseId=x-secret-id&requestId=another-id', '/response', 'Answer a Proposal'],
  ])('%s is for its holder only: not indexed, no referrer, no id in the head', async (path, canonical, title) => {
    const page = await fetchPage(visit.url, path);
    expect(page.title).toBe(`${title} · Plumbline`);
    expect(page.meta('robots')).toBe('noindex');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.canonical).toBe(visit.url + canonical);
    const [head = ''] = page.html.split('</head>');
    expect(head).not.toMatch(/x-secret-id|another-id/);
  });

  it('tells crawlers what to read and what not to', async () => {
    const robots = await (await fetch(`${visit.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toContain(`Sitemap: ${visit.url}/sitemap.xml`);
    const sitemap = await (await fetch(`${visit.url}/sitemap.xml`)).text();
    const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(places).toContain(`${visit.url}/request-service`);
    const eighths = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => places.filter((_, at) => at % 8 === turn));
    for (const place of inTurn('pages of the sitemap', eighths).flat()) {
      const page = await fetchPage('', place);
      expect({ place, status: page.status, canonical: page.canonical, robots: page.meta('robots') }).toEqual({
        place,
        status: 200,
        canonical: place,
        robots: undefined,
      });
    }
  });

  it.each(['/', '/es/'])('%s can be installed, and starts in its language', async (start) => {
    const answer = await fetch(`${visit.url}${start}manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect([manifest.name, manifest.start_url]).toEqual(['Plumbline', start]);
    for (const { src } of manifest.icons) expect((await fetch(visit.url + src)).status).toBe(200);
    for (const { url } of manifest.shortcuts) expect((await fetch(visit.url + url)).status).toBe(200);
  });
});

describe('a toast', () => {
  const failing = async (): Promise<Page> => {
    const page = await openWizard(visit);
    await chooseWork(page, 'HVAC');
    await page.getByRole('button', { name: 'Continue to Contractors' }).click();
    await seeToast(page, 'Please select a city', 'Choose a city from the dropdown.');
    return page;
  };
  const shown = (page: Page) => toasts(page).getByRole('listitem');

  it('replaces the previous one, and disappears after 5 seconds', async () => {
    const page = await failing();
    await page.getByRole('tab', { name: 'Zip Code' }).click();
    await page.getByRole('button', { name: 'Continue to Contractors' }).click();
    await seeToast(page, 'Invalid zip code', 'Please enter a valid 5-digit zip code.');
    expect(await shown(page).count()).toBe(1);
    await sleep(4000);
    expect(await shown(page).count()).toBe(1);
    await shown(page).waitFor({ state: 'detached', timeout: patience(4000) });
  });

  it('can be reached with F8', async () => {
    const page = await failing();
    await page.keyboard.press('F8');
    expect(await toasts(page).evaluate((region) => region.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Dismiss');
    await page.keyboard.press('Enter');
    await shown(page).waitFor({ state: 'detached' });
  });

  it('is dismissed by a swipe to the right of more than 50 pixels', async () => {
    const page = await failing();
    const swipe = async (pixels: number) => {
      const box = await shown(page).boundingBox();
      if (!box) throw new Error('There is no toast');
      await page.mouse.move(box.x + 40, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 40 + pixels, box.y + 20, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(45);
    expect(await shown(page).getAttribute('data-state')).toBe('open');
    await swipe(55);
    await shown(page).waitFor({ state: 'detached', timeout: patience(2000) });
  });
});

it('the chosen theme is kept', async () => {
  const page = await visit.open('/', { size: 'desk', context: { colorScheme: 'light' } });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await page.locator('#theme-popover').getByText('Dark').click();
  expect(await paper()).not.toBe(light);
  await page.keyboard.press('Escape');
  await look(page, 'pages-landing-dark');
  const dark = await paper();
  await page.reload();
  expect(await paper()).toBe(dark);
  const tab = await visit.open('/about', { visitorOf: page });
  expect(await tab.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

it('the mailbox shows each message as it arrives', async () => {
  const [contractor] = await findPlumbers(visit.url, { city: 'Indianapolis', state: 'IN' });
  if (!contractor?.email) throw new Error('There is no contractor to ask');
  const send = async () => {
    const email = aCustomerEmail();
    const form = aSubmission({ customerEmail: email, selectedPlumberId: contractor.id });
    return (await submit(visit.url, form)).body.requestNumber;
  };
  const first = await send();
  await visit.mailbox.wait({ to: contractor.email, matching: new RegExp(first) });
  const path = `/dev/mailbox?to=${encodeURIComponent(contractor.email)}`;
  const [phone, desk] = [await visit.open(path), await visit.open(path, { size: 'desk' })];
  await phone.getByRole('list', { name: 'Messages' }).getByText(first).waitFor();
  await desk.getByRole('article').getByText(first).first().waitFor();

  const second = await send();
  // Each page polls separately: one having it says nothing about the other.
  for (const page of [phone, desk]) await page.getByRole('list', { name: 'Messages' }).getByText(second).waitFor();
  const titles = await desk.getByRole('list', { name: 'Messages' }).getByRole('link').allTextContents();
  expect(titles.map((title) => /PL-\w{6}/.exec(title)?.[0])).toEqual([second, first]);
  await look(phone, 'pages-mailbox');
  await look(desk, 'pages-mailbox-desk');

  await phone.getByRole('list', { name: 'Messages' }).getByText(first).click();
  await look(phone, 'pages-mailbox-message');
  await phone.getByRole('tab', { name: 'HTML' }).click();
  // Nothing may run in the frame, not even a test, so the letter is checked separately.
  const frame = phone.getByTitle('HTML part of the message');
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  const letter = await visit.open((await frame.getAttribute('src')) ?? '');
  await letter.getByRole('link', { name: 'Accept, deny or propose a time' }).waitFor();
  await look(letter, 'pages-mailbox-letter');
  await phone.getByRole('tab', { name: 'Text' }).click();
  await phone.getByRole('link', { name: 'Open the link' }).click();
  await phone.getByText(`Request ${first}, for ${contractor.companyName}`).waitFor();
});

it('nothing scrolls sideways on a 320-pixel screen', async () => {
  const narrow = { context: { viewport: { width: 320, height: 640 } } };
  const landing = await visit.open('/', narrow);
  await checkFits(landing);
  await landing.getByRole('button', { name: 'Menu' }).click();
  await checkFits(landing);

  const wizard = await openWizard(visit, narrow);
  await wizard.getByRole('button', { name: 'Type Text' }).click();
  await checkFits(wizard);
  await chooseWork(wizard, 'Plumbing');
  await checkFits(wizard);
  await enterZipCode(wizard, '40204');
  await checkFits(wizard);
  await askAbout(wizard, 0);
  await checkFits(wizard);
  await wizard.getByRole('button', { name: 'Select Craftsman', exact: true }).click();
  await wizard.getByRole('heading', { name: 'Complete Your Request' }).waitFor();
  await wizard.getByRole('button', { name: /^Submit Request to/ }).click();
  await wizard.getByRole('alert', { name: 'Five answers need another look' }).waitFor();
  await look(wizard, 'pages-320-details');

  const { page: tracking, requestNumber } = await submitByApi(visit, {
    city: 'Boston',
    state: 'MA',
    zipCode: '02108',
    pick: 0,
  });
  await tracking.setViewportSize({ width: 320, height: 640 });
  await look(tracking, 'pages-320-tracking');
  const respond = await openAsContractor(visit, requestNumber, '?action=propose');
  await respond.setViewportSize({ width: 320, height: 640 });
  await respond.getByLabel('Proposed time').waitFor();
  await look(respond, 'pages-320-respond');
  const mail = await visit.mailbox.wait({ channel: 'sms', matching: new RegExp(requestNumber) });
  expect(linkIn(mail, '/respond/')).toContain(visit.url);
});
