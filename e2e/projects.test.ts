import { readFile } from 'node:fs/promises';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look } from './support/inspect.ts';
import { journey, type OpenOptions } from './support/journey.ts';
import { fetchPage } from './support/page-source.ts';
import { cards, desk, filters, matching, projectList, SOON, settled, showing, titles } from './support/project-list.ts';
import { api } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey();
const { listed, openHeld, openList } = projectList(visit);

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
