import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import { describe, expect, it } from 'vitest';
import { aCustomerEmail } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { fetchPage } from './support/page-source.ts';
import { aSubmission, findPlumbers, submit } from './support/submissions.ts';

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
