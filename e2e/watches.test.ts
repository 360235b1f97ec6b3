import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { registered, signedIn } from './support/account.ts';
import { lookTwice } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { addTown, openSourceServer, refresh } from './support/source-server.ts';
import { api } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const server = await openSourceServer();
const env = { SOURCE_PRIVATE_ORIGINS: server.origin, SOURCE_PAUSE_MS: '0' };
const visit = journey({ own: { env } });
afterAll(() => server.close());

const SEARCH = '/projects?search=restroom&zip=40202';

/** Lets two days pass for what watches and followed projects have to tell, so that its message is due, and since stays. */
async function letTwoDaysPass(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: visit.product?.dataDir ?? '' });
  const database = new pg.Client({ connectionString: postgres.connectionString });
  await database.connect();
  await database.query(`
    with earlier as (
      update project_watch_matches set at = at - interval '2 days' where told_at is null),
    earlier_changes as (
      update project_follow_news set at = at - interval '2 days' where told_at is null),
    earlier_stays as (update project_stays set active_at = active_at - interval '2 days')
    update graphile_worker._private_jobs set run_at = now()
    where key like 'watch-digest:%' or key like 'follow-news:%'`);
  await database.end();
  await postgres.stop();
}

/** Waits until the worker has matched what a run brought. */
async function untilWaiting(count: number, where: Where = 'project_watch_matches'): Promise<void> {
  await expect.poll(() => waiting(where), { timeout: patience(30_000) }).toBe(count);
}

/** Waits until the worker has compared what a run brought with all watches, even if none matches. */
async function untilMatched(): Promise<void> {
  await expect.poll(() => waiting('graphile_worker._private_jobs'), { timeout: patience(30_000) }).toBe(0);
}

const WAITING = {
  project_watch_matches: 'told_at is null',
  project_follow_news: 'true',
  'graphile_worker._private_jobs': "payload ->> 'type' = 'projects-changed'",
} as const;
type Where = keyof typeof WAITING;

async function waiting(where: Where): Promise<number> {
  const postgres = await startEmbeddedPostgres({ dataDir: visit.product?.dataDir ?? '' });
  const database = new pg.Client({ connectionString: postgres.connectionString });
  await database.connect();
  // In the daytime, changes may have been told by the time they are counted.
  const { rows } = await database.query(`select count(*)::int from ${where} where ${WAITING[where]}`);
  await database.end();
  await postgres.stop();
  return rows[0].count;
}

describe('a craftsman who watches a search', () => {
  it('gets what arrives by mail, once, and stops it with one click', async () => {
    const owner = await registered(visit, 'Dana', 'craftsman');
    const page = await signedIn(visit, owner, {
      size: 'desk',
      refusals: [{ status: 404, url: '/api/craftsman/profile' }],
    });
    await Promise.all([page.waitForResponse(/account\/stay$/), page.goto(visit.url + SEARCH)]);
    await page.getByRole('link', { name: 'Watch This Search' }).click();
    await page.getByRole('heading', { name: 'Watch This Search' }).waitFor();
    await page.getByText('Turn notifications on in your account first').waitFor();
    await lookTwice(page, 'watch-search');
    await page.getByLabel('Name').fill('');
    await page.getByRole('button', { name: 'Start Watching' }).click();
    await page.getByText('Name this watch').waitFor();
    await page.getByLabel('Name').fill('Restrooms downtown');
    await page.getByRole('button', { name: 'Start Watching' }).click();
    await seeToast(page, 'You watch this search', "'Restrooms downtown' tells you what comes.");
    await page.getByText('1 watch').waitFor();
    await lookTwice(page, 'watches');

    await addTown(visit.product?.dataDir ?? '', server, env);
    server.lists(3);
    await refresh(visit.url);
    await untilWaiting(3);
    await letTwoDaysPass();
    const mail = await visit.mailbox.wait({ to: owner.email, matching: /Three new/ });
    expect(mail.text).toContain("From your watch 'Restrooms downtown'.");
    expect(mail.text).toContain("found by 'restroom'; 40202");

    await page.goto(visit.url + SEARCH);
    await page.getByText('3 new since').waitFor();
    await page.getByRole('article').filter({ hasText: 'New since your last visit' }).nth(2).waitFor();
    await lookTwice(page, 'projects-new');

    // The same run again brings nothing.
    await refresh(visit.url);
    const notLike = linkIn(mail, '/outreach/stop');
    const narrow = await visit.open(notLike, {
      context: { javaScriptEnabled: false },
      refusals: [{ status: 400, url: '/outreach/stop/' }],
    });
    await narrow.getByRole('heading', { name: 'Not like this' }).waitFor();
    await narrow.getByText('3 of the 3 that it found').first().waitFor();
    await narrow.getByRole('button', { name: 'Leave These Out' }).click();
    await narrow.getByText('Choose what to leave out').waitFor();
    await narrow.getByRole('radio', { name: 'projects known to be below $2,500' }).check();
    await narrow.getByRole('button', { name: 'Leave These Out' }).click();
    await narrow.getByRole('heading', { name: 'It leaves out' }).waitFor();
    await page.goto(notLike);
    await page.getByRole('radio', { name: 'projects from Town permits' }).waitFor();
    await lookTwice(page, 'watch-narrow');

    // The next run's two are left out; once that is taken back, only what comes then is told.
    server.lists(5);
    await refresh(visit.url);
    await untilMatched();
    await page.goto(`${visit.url}/watches`);
    await page.getByRole('link', { name: "Edit 'Restrooms downtown'" }).click();
    await page.getByText('Nothing in the last 30 days').waitFor();
    await page.getByRole('button', { name: 'Take back: projects known to be below $2,500' }).click();
    await page
      .getByRole('link', { name: /^Not like/ })
      .nth(2)
      .waitFor();
    await lookTwice(page, 'watch-news');
    server.lists(6);
    await refresh(visit.url);
    await untilWaiting(1);

    const stop = await visit.open(notLike.replace(/~.*/, ''));
    await stop.getByText("The watch 'Restrooms downtown' tells you").waitFor();
    await stop.getByRole('button', { name: 'Stop This Watch' }).click();
    await stop.getByRole('heading', { name: 'This watch is stopped' }).waitFor();
    server.lists(7);
    await refresh(visit.url);
    await page.goto(`${visit.url}/watches`);
    await page.getByText('Paused since').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const mails = await visit.mailbox.read({ to: owner.email });
    expect(mails.filter(({ subject }) => /new|changed/.test(subject ?? ''))).toHaveLength(1);

    await page.getByRole('link', { name: "Edit 'Restrooms downtown'" }).click();
    const feed = page.getByLabel('Feed (Atom)');
    const first = await feed.inputValue();
    expect(await (await page.request.get(first)).text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    await page.getByRole('button', { name: 'New Addresses' }).click();
    await seeToast(page, 'The watch has new addresses', '');
    expect((await page.request.get(first)).status()).toBe(404);
    await lookTwice(page, 'watch-edit');
    await page.getByRole('button', { name: 'Delete Watch' }).click();
    await page.getByRole('heading', { name: 'You watch no search yet' }).waitFor();
  });

  it('does so without scripts, too', async () => {
    const owner = await registered(visit, 'Robin', 'customer');
    const page = await signedIn(visit, owner, { context: { javaScriptEnabled: false } });
    await page.goto(visit.url + SEARCH);
    await page.getByRole('link', { name: 'Watch This Search' }).click();
    await page.getByRole('button', { name: 'Start Watching' }).click();
    await page.getByRole('heading', { name: 'My Watches' }).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused since').waitFor();
    await page.getByRole('link', { name: /^Edit/ }).click();
    await page.getByLabel('At what hour').selectOption('6:00 AM');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Paused since').waitFor();
    await page.getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('button', { name: 'Delete Watch' }).click();
    await page.getByText('You watch no search yet').waitFor();
  });
});

describe('a craftsman who follows a project', () => {
  it('is told who was named on it, and stops with one click', async () => {
    const owner = await registered(visit, 'Ines', 'craftsman');
    const page = await signedIn(visit, owner, {
      size: 'desk',
      refusals: [{ status: 404, url: '/api/craftsman/profile' }],
    });
    const { body } = await api<{ id: string; title: string }[]>(visit.url, '/api/projects?search=restroom&zip=40202');
    const [first, second] = body;
    await page.goto(`${visit.url}/projects/${first?.id}`);
    await page.getByRole('button', { name: `Follow ${first?.title}`, exact: true }).click();
    await seeToast(page, 'You follow this project', 'Its changes and reminders');
    await page.getByRole('link', { name: `You follow ${first?.title}` }).waitFor();
    await lookTwice(page, 'project-followed');

    const plain = await signedIn(visit, owner, { context: { javaScriptEnabled: false } });
    await plain.goto(`${visit.url}/projects/${second?.id}`);
    await plain.getByRole('link', { name: 'Follow', exact: true }).click();
    await plain.getByRole('checkbox', { name: '2 days before' }).uncheck();
    await plain.getByRole('button', { name: 'Follow This Project' }).click();
    await plain.getByText('Reminders: 7 days, 4 hours').waitFor();
    await page.goto(`${visit.url}/watches`);
    await page.getByRole('link', { name: `Reminders of ${first?.title}`, exact: true }).waitFor();
    await lookTwice(page, 'follows');
    await page.getByRole('link', { name: `Reminders of ${second?.title}`, exact: true }).click();
    await page.getByRole('heading', { name: 'Stop following it' }).waitFor();
    await lookTwice(page, 'follow-reminders');

    server.names('Ohio Bend Builders');
    await refresh(visit.url);
    await untilWaiting(2, 'project_follow_news');
    await letTwoDaysPass();
    const mail = await visit.mailbox.wait({ to: owner.email, matching: /2 projects that you follow/ });
    expect(mail.text).toContain('Contractor: Ohio Bend Builders');

    const stop = await visit.open(linkIn(mail, '/outreach/stop'));
    await stop.getByRole('heading', { name: 'Stop following this project?' }).waitFor();
    await lookTwice(stop, 'follow-stop');
    await stop.getByRole('button', { name: 'Stop Following This Project' }).click();
    await stop.getByRole('heading', { name: 'You no longer follow this project' }).waitFor();
    await stop.getByRole('button', { name: 'Stop Following the Other Project, Too' }).click();
    await stop.getByRole('button', { name: /Other Project/ }).waitFor({ state: 'detached' });
    await page.goto(`${visit.url}/watches`);
    await page.getByText('You follow no project yet').waitFor();
  });
});
