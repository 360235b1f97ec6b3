import { readFile } from 'node:fs/promises';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHostileSource } from './support/hostile-source.ts';
import { look } from './support/inspect.ts';
import { journey, type OpenOptions } from './support/journey.ts';
import { fetchPage } from './support/page-source.ts';
import { addTown, openSourceServer, type SourceServer, sources } from './support/source-server.ts';
import { api } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const env: Record<string, string> = {};
let town: SourceServer;

// Before this file's product starts, because it needs the town's address.
beforeAll(async () => {
  town = await openSourceServer();
  Object.assign(env, { SOURCE_PRIVATE_ORIGINS: town.origin, SOURCE_PAUSE_MS: '0' });
});
const visit = journey({ own: { env } });
afterAll(() => town.close());

const desk = { size: 'desk' } as const;
/** Patience with a busy machine. */
const SOON = { timeout: patience(15_000) };
const cards = (page: Page): Locator => page.getByRole('list', { name: 'Projects' }).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const matching = (page: Page) => page.getByText(/^[\d,]+ projects? match(es)?$/);
const showing = (count: number) => `Showing 1-${Math.min(count, 20)} of ${count} projects`;
const listed = async (query: string) => (await api<Project[]>(visit.url, `/api/projects?${query}`)).body;

/** Waits until the list shows what the page requested. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await matching(page).or(page.getByText('No Projects Found')).first().waitFor();
}

const openList = async (address = '/projects', options: Parameters<typeof visit.open>[1] = desk) => {
  const page = await visit.open(address, options);
  await settled(page);
  return page;
};

/** Opens a page whose calls get no response until they are refused; later ones are answered. */
async function openHeld(address: string, calls: RegExp, options: Parameters<typeof visit.open>[1] = {}) {
  const held: Route[] = [];
  let holds = true;
  const page = await visit.open(address, {
    ...options,
    refusals: [{ status: 503, url: calls }],
    before: (page) => page.route(calls, (route) => (holds ? void held.push(route) : route.continue())),
  });
  const refuse = async () => {
    holds = false;
    const busy = { status: 503, json: { code: 'unavailable', message: 'Busy.', traceId: 'req_test' } };
    await Promise.all(held.map((route) => route.fulfill(busy)));
  };
  return { page, refuse };
}

describe('the projects list', () => {
  it('shows projects open for bids, each with its source, on desktop and phone, light and dark', async () => {
    const page = await openList();
    await page.getByRole('heading', { level: 1, name: 'Construction Projects' }).waitFor();
    const expected = await listed('projectType=residential&projectType=commercial&status=bidding-open');
    expect(expected.length).toBeGreaterThan(10);
    await page.getByText(showing(expected.length)).waitFor();
    expect(new URL(page.url()).search).toBe('?projectType=residential%2Ccommercial&status=bidding-open');
    const first = cards(page).first();
    await first.getByText(`${expected[0]?.sourceHost}, checked`).waitFor();
    await look(page, 'projects-desk');

    const others = inTurn<[string, OpenOptions]>('projects', [
      ['desk-dark', { ...desk, context: { colorScheme: 'dark' } }],
      ['phone', {}],
      ['narrow', { context: { viewport: { width: 320, height: 640 } } }],
    ]);
    for (const [name, options] of others) await look(await openList('/projects', options), `projects-${name}`);
  });

  const places = inTurn<[string, OpenOptions]>('projects that load', [
    ['a desk', desk],
    ['a phone in the dark', { context: { colorScheme: 'dark' } }],
  ]);
  it.each(places)('shows that it loads, and says what did not come, on %s', async (where, options) => {
    const { page, refuse } = await openHeld('/about', /\/api\/(?:stats|projects(?!\/(?:sources|live)))/, options);
    if (await page.getByRole('button', { name: 'Menu' }).isVisible())
      await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Projects List' }).first().click();
    await expect.poll(() => page.getByTestId('project-skeleton').count(), SOON).toBe(3);
    expect(await page.getByTestId('stats-skeleton').count()).toBe(3);
    const name = where.replaceAll(' ', '-');
    await look(page, `projects-loading-${name}`);

    await refuse();
    const list = page.getByRole('alert').filter({ hasText: "The projects couldn't be loaded" });
    await list.waitFor();
    await page.getByRole('alert').filter({ hasText: "The counts couldn't be loaded" }).waitFor();
    await look(page, `projects-failed-${name}`);
    await list.getByRole('button', { name: 'Retry' }).click();
    await cards(page).first().waitFor();
  });

  it('is filtered by choices and words; the address shows another person the same', async () => {
    const page = await openList();
    await filters(page)
      .getByRole('checkbox', { name: /^Renovation/ })
      .check();
    await filters(page).getByRole('combobox', { name: 'County' }).selectOption('Jefferson County');
    await filters(page).getByRole('searchbox').fill('restrom');
    await page.waitForURL(/search=restrom/);
    await settled(page);
    // A typo is tolerated, and the best matches come first.
    await expect.poll(async () => (await titles(page))[0], SOON).toMatch(/restroom/i);
    const shown = await titles(page);

    const friend = await openList(page.url());
    await expect.poll(() => titles(friend), SOON).toEqual(shown);
    expect(await filters(friend).getByRole('searchbox').inputValue()).toBe('restrom');
    expect(
      await filters(friend)
        .getByRole('checkbox', { name: /^Renovation/ })
        .isChecked(),
    ).toBe(true);
    expect(await filters(friend).getByRole('combobox', { name: 'County' }).inputValue()).toBe('Jefferson County');

    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('county'));
    await filters(page).getByRole('link', { name: 'Clear All Filters' }).click();
    await page.waitForURL(/\?projectType=all$/);
    const { body } = await api<{ total: number }>(visit.url, '/api/projects/facets');
    await page.getByText(`${body.total} projects match`).waitFor();
  });

  it('removes unknown parameters from the address', async () => {
    for (const address of ['/projects', '/map', '/plumbing']) {
      const page = await openList(`${address}?county=Nowhere&budgetRange=lots&sort=zzz&status=planning&street=here`);
      await cards(page).first().waitFor();
      expect(await page.getByText(/couldn't be loaded/).count()).toBe(0);
    }
  });

  it('says if nothing matches, and offers a way out', async () => {
    const page = await openList('/projects?search=zzqqxx');
    await page.getByText('No Projects Found').waitFor();
    await look(page, 'projects-empty');
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await cards(page).first().waitFor();
  });

  it('has its filters in a sheet on a phone', async () => {
    const page = await openList('/projects', {});
    await page.getByRole('button', { name: /^Show Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Planning/ }).check();
    await page.waitForURL(/planning/);
    await look(page, 'projects-filters');
    await sheet.getByRole('button', { name: /^Show \d+ projects/ }).waitFor();
    await sheet.getByRole('button', { name: 'Hide Filters' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(
      await page.getByRole('button', { name: /^Show Filters/ }).evaluate((it) => it === document.activeElement),
    ).toBe(true);
  });

  it('can be navigated by keyboard from card to card, even beyond the rendered ones', async () => {
    const page = await openList('/projects?projectType=all');
    const count = Number(/[\d,]+/.exec((await matching(page).textContent()) ?? '')?.[0]);
    await cards(page).first().getByRole('link').focus();
    const seen = new Set<string>();
    for (let press = 0; press < count * 4 + 4 && seen.size < count; press += 1) {
      const place = await page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
      if (place) seen.add(place);
      // Nobody presses faster than the next card is drawn.
      if (place && Number(place) < count) await page.locator(`[aria-posinset="${Number(place) + 1}"]`).waitFor();
      await page.keyboard.press('Tab');
    }
    expect([...seen]).toEqual(Array.from({ length: count }, (_, at) => String(at + 1)));
    // Only nearby cards are rendered.
    expect(await cards(page).count()).toBeLessThan(count);
  });
});

describe('the details of a project', () => {
  it('open over the list, have an address, and return to the same position when closed', async () => {
    const page = await openList();
    const [title = ''] = await titles(page);
    const open = cards(page).first().getByRole('button', { name: 'View Details' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('heading', { name: 'Project Description' }).waitFor();
    for (const part of ['Contact Information', 'Source Information', 'Location Details', 'Contractor on the Permit'])
      await dialog.getByRole('heading', { name: part }).waitFor();
    const link = dialog.getByRole('link', { name: 'Visit Original Listing' });
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await link.getAttribute('target')).toBe('_blank');
    await look(page, 'projects-details-desk');

    const friend = await visit.open(page.url(), {});
    await friend.getByRole('dialog', { name: title }).getByRole('heading', { name: 'Project Description' }).waitFor();
    await look(friend, 'projects-details-phone');

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('project')).toBe(false);
    await expect.poll(() => open.evaluate((button) => button === document.activeElement), SOON).toBe(true);
    await open.click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });

    await friend.getByRole('dialog').getByRole('link', { name: 'See It on the Street Map' }).click();
    await friend.getByRole('heading', { level: 1, name: 'Project Map' }).waitFor();
    await friend
      .getByRole('group', { name: /^Street map/ })
      .getByRole('region', { name: title })
      .waitFor();
  });

  it('leave nothing over the page of a phone when they are closed again', async () => {
    const page = await openList('/projects', {});
    const open = cards(page).first().getByRole('button', { name: 'View Details' });
    await open.click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Project Description' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.searchParams.has('selected') && !url.searchParams.has('project'));
    await page.getByRole('button', { name: /^Show Filters/ }).click({ timeout: patience(5000) });
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  });

  it('show that they are loading, and whether that failed', async () => {
    const { page, refuse } = await openHeld('/projects', /\/api\/projects\/pj_[^/]*$/);
    const card = cards(page).first();
    const title = await card.getByRole('heading', { level: 3 }).innerText();
    await card.getByRole('button', { name: 'View Details' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText("Loading the project's details").waitFor();
    await look(page, 'projects-details-loading');
    await refuse();
    await dialog.getByText("The rest couldn't be loaded").waitFor();
    await look(page, 'projects-details-failed');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByRole('heading', { name: 'Project Description' }).waitFor();
    // On paper, only the details are printed, not the page behind them.
    await page.emulateMedia({ media: 'print' });
    expect(await dialog.getByRole('heading', { name: 'Contact Information' }).isVisible()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.locator('#root').isVisible()).toBe(false);
  });

  it('have a separate page, which can be printed, and report unknown projects', async () => {
    const [project] = await listed('status=planning&limit=1');
    if (!project) throw new Error('There is no project');
    const page = await visit.open(`/projects/${project.id}`);
    await page.getByRole('heading', { level: 1, name: project.title }).waitFor();
    await expect.poll(() => page.title(), SOON).toBe(`${project.title} · Plumbline`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${visit.url}/projects/${project.id}`);
    await page.getByText('Where Each Fact Comes From').click();
    await page.getByText('History', { exact: true }).click();
    await page.getByText('First seen').waitFor();
    await look(page, 'projects-page');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'AI Outreach' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Project Description' }).isVisible()).toBe(true);

    // A messenger shows what a shared link is about; an unknown one says so.
    const shared = await fetchPage(visit.url, `/projects/${project.id}`);
    expect(shared).toMatchObject({ status: 200, canonical: `${visit.url}/projects/${project.id}` });
    expect(shared.meta('og:title')).toBe(project.title);
    expect(shared.meta('og:description')).toContain(project.sourceName);
    expect((await fetchPage(visit.url, '/projects/pj_nobody')).status).toBe(404);

    const unknown = await visit.open('/projects/pj_nobody', {
      refusals: [{ status: 404, url: '/projects/pj_nobody' }],
    });
    await unknown.getByRole('heading', { level: 1, name: 'Project Not Found' }).waitFor();
    await look(unknown, 'projects-unknown');
  });
});

describe('a bid', () => {
  it('appears immediately for its visitor, in the same list, and for no one else', async () => {
    const onlooker = await openList();
    const activeBids = (of: Page, count: string) =>
      of.getByText('Active Bids').locator('..').getByText(count, { exact: true }).waitFor();
    await activeBids(onlooker, '0');
    const page = await openList();
    const [title = ''] = await titles(page);
    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: 'Submit Bid' }).click();
    const dialog = page.getByRole('dialog', { name: 'Submit Bid' });
    expect(await dialog.getByLabel(/^Note/).inputValue()).toContain(title);
    await dialog.getByLabel(/^Amount/).fill('a lot');
    await dialog.getByRole('button', { name: 'Submit Bid' }).click();
    await dialog.getByText('Enter the amount in dollars, such as 12,500, or leave it blank.').waitFor();
    await look(page, 'projects-bid');
    await dialog.getByLabel(/^Amount/).fill('$12,500');
    await dialog.getByRole('button', { name: 'Submit Bid' }).click();
    await seeToast(page, 'Bid Submitted', `Your bid for "${title}" has been submitted successfully.`);
    const submitted = card.getByRole('button', { name: 'Bid Submitted' });
    await submitted.waitFor();
    expect(await submitted.isDisabled()).toBe(true);
    await card.getByText('In Review').waitFor();
    await activeBids(page, '1');
    await look(page, 'projects-bid-submitted');
    // Other viewers see the figure change by itself.
    await activeBids(onlooker, '1');

    await page.reload();
    await submitted.waitFor();
    const stranger = await openList(page.url());
    await stranger.getByRole('article', { name: title }).getByRole('button', { name: 'Submit Bid' }).waitFor();
  });

  it('that was already made in another tab is refused with a message', async () => {
    const page = await openList();
    const at = 3;
    const title = (await titles(page))[at] ?? '';
    const other = await openList('/projects', { ...desk, visitorOf: page });
    for (const tab of [page, other])
      await tab.getByRole('article', { name: title }).getByRole('button', { name: 'Submit Bid' }).click();
    const send = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Submit Bid' }).click();
    await send(other);
    await seeToast(other, 'Bid Submitted', title);
    visit.expectRefusal(page, { status: 409, url: '/api/bids' });
    await send(page);
    await page.getByRole('dialog').getByText('Your bid was not submitted').waitFor();
    await look(page, 'projects-bid-refused');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('article', { name: title }).getByRole('button', { name: 'Bid Submitted' }).waitFor();
  });
});

describe('an export', () => {
  const save = async (page: Page, format: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export/ }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
    const file = await download;
    await seeToast(page, 'Export Complete', 'Project data has been exported successfully.');
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };

  it('is saved in three formats that can be opened again', async () => {
    const page = await openList('/projects?status=planning');
    const shown = await listed('status=planning');
    await page.getByRole('button', { name: /^Export/ }).click();
    await page.getByRole('menuitem', { name: /^JSON/ }).waitFor();
    await look(page, 'projects-export');
    await page.keyboard.press('Escape');

    const json = await save(page, 'JSON');
    expect(json.name).toBe('projects.json');
    const all: Project[] = JSON.parse(json.text);
    const { body } = await api<{ total: number }>(visit.url, '/api/projects/facets');
    expect(all).toHaveLength(body.total);

    const geo = await save(page, 'GeoJSON');
    expect(geo.name).toBe('projects.geojson');
    const { type, features } = JSON.parse(geo.text);
    expect(type).toBe('FeatureCollection');
    expect(features.map(({ id }: { id: string }) => id)).toEqual(shown.map(({ id }) => id));

    const csv = await save(page, 'CSV');
    expect(csv.name).toBe('projects.csv');
    const rows = csv.text.trim().split(/\r?\n(?=")/);
    expect(rows[0]).toContain('id,title,location');
    expect(rows.slice(1).map((row) => row.split(',', 1)[0]?.replaceAll('"', ''))).toEqual(shown.map(({ id }) => id));
  });
});

describe('a refresh', () => {
  it('shows the progress of each source, survives leaving the page, and reports the result', async () => {
    const { product } = visit;
    if (!product) throw new Error('The product is not this file’s own');
    await addTown(product.dataDir, town, env);
    town.stalls();
    const page = await openList('/projects?projectType=all');
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    const progress = page.getByRole('region', { name: /^Refresh/ });
    const line = progress.getByRole('listitem').filter({ hasText: 'Town permits' });
    await line.getByText('Reading').waitFor();
    await progress.getByText(/You can leave this page/).waitFor();
    await look(page, 'projects-refreshing');

    await page.getByRole('link', { name: 'More about the sources' }).click();
    await page.getByRole('heading', { level: 1, name: 'Project Sources' }).waitFor();
    await page
      .getByRole('region', { name: /^Refresh/ })
      .getByText('Reading')
      .first()
      .waitFor();
    const phone = await visit.open('/projects');
    await phone
      .getByRole('region', { name: /^Refresh/ })
      .getByText('Reading')
      .first()
      .waitFor();
    await look(phone, 'projects-refreshing-phone');

    const onlookers = [
      await visit.open('/map?search=BLD-100001', desk),
      await visit.open('/plumbing?search=BLD-100001', desk),
    ];
    for (const onlooker of onlookers) await onlooker.getByRole('heading', { name: 'No Projects Found' }).waitFor();

    town.lists(3);
    await seeToast(page, 'Data Refreshed', 'Project data has been updated successfully.');
    const card = page.getByRole('article', { name: 'Town permits' });
    await card.getByText(/3 rows read, 3 new/).waitFor();
    await look(page, 'projects-sources');
    await page.goBack();
    await filters(page).getByRole('searchbox').fill('BLD-100001');
    await page.getByRole('article', { name: 'New restroom plumbing for job' }).waitFor();
    await phone.getByRole('region', { name: /^Refresh/ }).waitFor({ state: 'detached' });
    // Pages that only show projects are notified, too.
    for (const onlooker of onlookers)
      await onlooker.getByRole('article', { name: 'New restroom plumbing for job' }).waitFor();
  });

  it('without data from a source keeps the known projects, and says so', async () => {
    town.stalls();
    const page = await openList('/projects', {});
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    const line = page
      .getByRole('region', { name: /^Refresh/ })
      .getByRole('listitem')
      .filter({ hasText: 'Town permits' });
    await line.getByText('Reading').waitFor();
    town.lists(0);
    await page.getByText(/Projects from the other one are kept/).waitFor({ timeout: patience(60_000) });
    await look(page, 'projects-refresh-held-back');
    const { sources: known } = await sources(visit.url);
    expect(known.find(({ id }) => id === 'town')?.projects).toBe(3);
    const list = await visit.open('/projects/sources');
    await list.getByRole('article', { name: 'Town permits' }).getByText('Its existing projects are kept.').waitFor();
    await look(list, 'projects-sources-phone');
  });
});

it('the sources show that they are loading, and whether that failed', async () => {
  const { page, refuse } = await openHeld('/about', /\/api\/projects\/sources$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Sources' }).click();
  await page.getByText('Loading the sources').waitFor();
  await look(page, 'projects-sources-loading');
  await refuse();
  await page.getByText("The sources couldn't be loaded").waitFor();
  await look(page, 'projects-sources-failed');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('article').first().waitFor();
});

it('hostile text in a source is shown as text everywhere', async () => {
  const { product } = visit;
  if (!product) throw new Error('The product is not this file’s own');
  await addHostileSource(product.dataDir, env);

  const page = await openList('/projects?search=HOST-1');
  await cards(page).first().getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Project Description' }).waitFor();
  await look(page, 'projects-hostile');
  expect(await page.title()).toBe('Construction Projects · Plumbline');
  expect(await page.locator('main img, [role=dialog] img, main b:text("bold"), a[href^="javascript"]').count()).toBe(0);
  const own = await visit.open('/projects/sources', desk);
  await own.getByRole('heading', { name: '<i>Hostile</i> source' }).waitFor();

  const { body: found } = await api<{ id: string }[]>(visit.url, '/api/projects?search=HOST-1');
  const { html } = await fetchPage(visit.url, `/projects/${found[0]?.id}`);
  expect(html).toContain('%csp-nonce% restroom plumbing');
  expect(html).not.toMatch(/<img src=x|<b>bold|href="javascript/);
});

describe('the plumbing hub', () => {
  it.each(inTurn('plumbing', ['phone', 'desk']))(
    'says what it is and shows the jobs for a plumber, on a %s',
    async (size) => {
      const page = await visit.open('/plumbing', { size });
      await page.getByRole('heading', { level: 1, name: 'Plumbline Louisville Area' }).waitFor();
      await page.getByText('Your hub for plumbing bid opportunities in the Louisville metro area').waitFor();
      await page.getByText('Pending Review').waitFor();
      await page.getByRole('heading', { name: 'Louisville Construction Projects - Street Map' }).waitFor();
      await settled(page);
      const expected = await listed('plumbing=true&status=bidding-open,planning');
      await page.getByText(showing(expected.length)).waitFor();
      await cards(page)
        .first()
        .getByText(/^Needs a plumber: (?:yes|likely)/)
        .waitFor();
      await look(page, `projects-plumbing-${size}`);
      await page.getByRole('link', { name: 'Filter these jobs' }).click();
      await page.getByRole('heading', { level: 1, name: 'Construction Projects' }).waitFor();
      await page.getByText(`${expected.length} projects match`).waitFor();
    },
  );
});
