import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHostileSource } from './support/hostile-source.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { fetchPage } from './support/page-source.ts';
import { cards, desk, filters, projectList, titles } from './support/project-list.ts';
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
const { openList } = projectList(visit);

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
