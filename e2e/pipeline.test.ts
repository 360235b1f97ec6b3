import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { describe, expect, it } from 'vitest';
import { registered, signedIn } from './support/account.ts';
import { lookTwice } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { api } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey();
const DESK = { width: 1440, height: 900 };
const noListing = { status: 404, url: '/api/craftsman/profile' } as const;

/** Returns projects that take bids. */
async function openProjects(): Promise<{ id: string; title: string }[]> {
  const { body } = await api<{ id: string; title: string }[]>(visit.url, '/api/projects?status=bidding-open&limit=4');
  return body;
}

describe('a craftsman who pursues projects', () => {
  it('saves them, notes what comes next, moves them, bids and sees the month', async () => {
    const [first, second] = await openProjects();
    const owner = await registered(visit, 'Dana', 'craftsman');
    const page = await signedIn(visit, owner, { size: 'desk', refusals: [noListing] });
    await page.getByRole('link', { name: 'Pipeline' }).click();
    await page.getByRole('heading', { name: 'Your pipeline is empty' }).waitFor();
    await lookTwice(page, 'pipeline-empty');

    await page.goto(`${visit.url}/projects?status=bidding-open`);
    await page.getByRole('button', { name: `Save ${first?.title} to your pipeline` }).click();
    await seeToast(page, 'Saved to your pipeline', 'You find it under Pipeline');
    await page.getByRole('link', { name: `${first?.title} is in your pipeline: Saved` }).click();
    await page.getByRole('heading', { level: 1, name: first?.title ?? '' }).waitFor();
    await page.getByRole('radio', { name: 'Looking' }).check();
    await page.getByLabel('Amount').fill('lots');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Enter an amount in dollars').waitFor();
    await page.getByLabel('Amount').fill('$18,400');
    await page.getByLabel('Next step on').fill('2026-11-02');
    await page.getByRole('textbox', { name: 'Next step (optional)' }).fill('Walk the house <b>with</b> the builder');
    await page.getByLabel('Notes').fill('Cast iron stack stays.');
    await lookTwice(page, 'pipeline-edit');
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const looking = page.getByRole('region', { name: 'Looking 1' });
    await looking.getByText('Late since Mon, Nov 2: Walk the house <b>with</b> the builder').waitFor();
    await looking.getByText('$18,400').waitFor();

    await page.goto(`${visit.url}/projects/${second?.id}`);
    await page.getByRole('button', { name: 'Submit Bid' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('39900');
    await dialog.getByRole('button', { name: 'Submit Bid' }).click();
    await dialog.waitFor({ state: 'detached' });
    const bid = async () => {
      await page.goto(`${visit.url}/pipeline`);
      return page.getByRole('region', { name: 'Bid 1' }).count();
    };
    await expect.poll(bid, { timeout: patience(30_000) }).toBe(1);
    await lookTwice(page, 'pipeline');
    await page.setViewportSize(DESK);

    const stage = page.getByRole('combobox', { name: `Stage of ${second?.title}` });
    await stage.selectOption('Won');
    await page.getByRole('region', { name: 'Won 1' }).getByText('$39,900').waitFor();
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      `Stage of ${second?.title}`,
    );
    await page.getByText('Value won').locator('..').getByText('$39,900').waitFor();
    const csv = await page.request.get(`${visit.url}/api/account/pipeline.csv`);
    expect(await csv.text()).toContain('"won","39900"');

    await page.getByRole('link', { name: `Edit ${first?.title}` }).click();
    await page.getByRole('button', { name: 'Remove from Pipeline' }).click();
    await seeToast(page, 'Removed from your pipeline', '');
    await page.getByRole('region', { name: 'Looking 0' }).waitFor();
  });

  it('reads it on a phone stage by stage, without scripts, too', async () => {
    const [first, second] = await openProjects();
    const owner = await registered(visit, 'Robin', 'craftsman');
    const page = await signedIn(visit, owner, { refusals: [noListing] });
    const move = (id: string | undefined, stage: string) =>
      page.request.post(`${visit.url}/api/account/pipeline/projects/${id}/move`, {
        data: { stage },
        headers: { origin: visit.url },
      });
    expect((await move(first?.id, 'saved')).status()).toBe(200);
    expect((await move(second?.id, 'looking')).status()).toBe(200);
    await page.goto(`${visit.url}/pipeline`);
    await page.getByRole('link', { name: first?.title ?? '', exact: true }).waitFor();
    await lookTwice(page, 'pipeline-phone');
    await page.getByRole('link', { name: 'Looking 1' }).click();
    await page.getByRole('link', { name: second?.title ?? '', exact: true }).waitFor();

    const plain = await signedIn(visit, owner, { context: { javaScriptEnabled: false } });
    await plain.goto(`${visit.url}/pipeline?stage=looking`);
    await plain.getByRole('link', { name: `Edit ${second?.title}` }).click();
    await plain.getByRole('radio', { name: 'Not for Us' }).check();
    await plain.getByLabel('Notes').fill('Too far.');
    await plain.getByRole('button', { name: 'Save Changes' }).click();
    await plain.getByRole('link', { name: 'Not for Us 1' }).click();
    await plain.getByRole('link', { name: second?.title ?? '', exact: true }).waitFor();
  });

  it('sees deadlines and next steps in a calendar, here and in a calendar program', async () => {
    const projects = await openProjects();
    const owner = await registered(visit, 'Lee', 'craftsman');
    const page = await signedIn(visit, owner, { size: 'desk', refusals: [noListing] });
    const headers = { origin: visit.url };
    const at = `${visit.url}/api/account/pipeline/projects`;
    const today = new Date().toISOString().slice(0, 10);
    for (const [index, { id }] of projects.entries()) {
      await page.request.post(`${at}/${id}/move`, { data: { stage: 'saved' }, headers });
      const data = { stage: 'looking', nextStep: `Call <b>number</b> ${index}`, nextStepOn: today, revision: 1 };
      expect((await page.request.patch(`${at}/${id}`, { data, headers })).status()).toBe(200);
    }
    await page.goto(`${visit.url}/pipeline`);
    await page.getByRole('link', { name: 'Bid Calendar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bid Calendar' }).waitFor();
    await page
      .getByRole('region', { name: /^Today/ })
      .getByRole('link', { name: 'Call <b>number</b> 0', exact: true })
      .waitFor();
    expect(await page.getByRole('link', { name: 'Bid Calendar' }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('link', { name: 'Pipeline', exact: true }).getAttribute('aria-current')).toBeNull();
    await page.getByRole('button', { name: 'Make an Address' }).click();
    const address = await page.getByLabel('Private address').inputValue();
    await lookTwice(page, 'bid-calendar');
    await page.getByRole('link', { name: 'The month after' }).click();
    await page.getByRole('link', { name: 'The month before' }).click();
    await page.getByRole('link', { name: 'Agenda' }).click();
    await lookTwice(page, 'bid-agenda');
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await lookTwice(page, 'bid-month');

    const feed = await (await fetch(address)).text();
    expect(feed.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(projects.length);
    expect(feed).not.toContain('Call');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('link', { name: /^Add to Calendar/ })
        .first()
        .click(),
    ]);
    expect(file.suggestedFilename()).toBe('bid-date.ics');

    const plain = await signedIn(visit, owner, { context: { javaScriptEnabled: false } });
    await plain.goto(`${visit.url}/pipeline?view=month`);
    await plain.getByRole('button', { name: 'End It' }).click();
    await plain.getByRole('button', { name: 'Make an Address' }).waitFor();
    expect((await fetch(address)).status).toBe(404);
  });

  it('is shown what another tab has stored, instead of overwriting it', async () => {
    const [first] = await openProjects();
    const owner = await registered(visit, 'Sam', 'craftsman');
    const page = await signedIn(visit, owner, {
      size: 'desk',
      refusals: [noListing, { status: 409, url: '/api/account/pipeline/projects' }],
    });
    await page.request.post(`${visit.url}/api/account/pipeline/projects/${first?.id}/move`, {
      data: { stage: 'saved' },
      headers: { origin: visit.url },
    });
    await page.goto(`${visit.url}/pipeline?edit=${first?.id}`);
    await page.getByLabel('Notes').fill('From this tab');
    const stored = await page.request.patch(`${visit.url}/api/account/pipeline/projects/${first?.id}`, {
      data: { stage: 'bid', notes: 'From another tab', revision: 1 },
      headers: { origin: visit.url },
    });
    expect(stored.status()).toBe(200);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('This was changed since you opened it.').waitFor();
    await page.getByRole('region', { name: 'What is stored now' }).getByText('From another tab').waitFor();
    expect(await page.getByLabel('Notes').inputValue()).toBe('From this tab');
  });
});
