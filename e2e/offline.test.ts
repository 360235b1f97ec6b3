import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logOut, type Owner, registered, signedIn } from './support/account.ts';
import { disconnect, openDisconnected, reconnect } from './support/connection.ts';
import { keptAddresses, untilKept, waitingTaps } from './support/copies.ts';
import { aCustomerEmail } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { anOffer } from './support/offer.ts';
import { aSubmission, findPlumbers } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';
import { askAbout, enterZipCode, fillContact, openWizard, sayInWords } from './support/wizard.ts';

const visit = journey({ own: {} });

const withWorker = {
  context: { serviceWorkers: 'allow' },
  refusals: [{ status: 'unreachable', url: /./ }],
} as const;

const OFFLINE = 'No connection. Your answers are kept on this device.';

/** Opens a customer's dashboard with one request, and the request by a link in it. */
async function openRequest(owner: Owner): Promise<{ page: Page; path: string }> {
  const page = await signedIn(visit, owner, { at: '/dashboard/customer', ...withWorker });
  const [contractor] = await findPlumbers(visit.url);
  await page.request.post(`${visit.url}/api/service-requests`, {
    data: aSubmission({ customerEmail: owner.email, selectedPlumberId: contractor?.id }),
  });
  await page.reload();
  await untilKept(page);
  await page.getByRole('link', { name: 'Kitchen sink trap drips into the cabinet' }).first().click();
  await page.waitForURL('**/dashboard/customer/requests/*');
  await page.getByRole('heading', { name: 'Kitchen sink trap drips into the cabinet' }).first().waitFor();
  await untilKept(page);
  return { page, path: new URL(page.url()).pathname };
}

describe('without a connection', () => {
  it('opened pages are readable and say from when they are, also those that only the app has opened', async () => {
    const { track } = await anOffer(visit, 2);
    const { page } = await openRequest(await registered(visit, 'Nora'));
    const tracking = await visit.open(track, { visitorOf: page, refusals: withWorker.refusals });
    await untilKept(tracking);
    const spanish = await visit.open(`/es${track}`, { visitorOf: page, refusals: withWorker.refusals });
    await untilKept(spanish, `/es${track}`);

    await disconnect(page);
    await openDisconnected(page, page.url());
    await page.getByRole('heading', { name: 'Kitchen sink trap drips into the cabinet' }).first().waitFor();
    await page.getByText(`${OFFLINE} You see this page as of `).waitFor();
    expect(await page.title()).not.toContain('404');
    await look(page, 'offline-1-request');
    await openDisconnected(page, `${visit.url}/dashboard/customer`);
    await page.getByText('Kitchen sink trap drips into the cabinet').first().waitFor();
    await page.getByText(`${OFFLINE} You see this page as of `).waitFor();
    await openDisconnected(tracking, tracking.url());
    await tracking.getByText('Kitchen sink trap drips into the cabinet').first().waitFor();
    await tracking.getByText(`${OFFLINE} You see this page as of `).waitFor();
    await look(tracking, 'offline-2-tracking');
    await openDisconnected(spanish, spanish.url());
    await spanish
      .getByText('Sin conexión. Sus respuestas se guardan en este dispositivo. Usted ve una copia')
      .waitFor();
    await look(spanish, 'offline-3-spanish');

    await reconnect(page);
    await expect
      .poll(() => tracking.getByText('You see this page as of').count(), { timeout: patience(10_000) })
      .toBe(0);
  });

  it('pages about passwords and money are not kept, and an unknown page says that there is no connection', async () => {
    const page = await visit.open('/forgot-password', withWorker);
    await page.goto(`${visit.url}/about`);
    await untilKept(page);
    expect(await keptAddresses(page)).not.toContain('/forgot-password');
    await disconnect(page);
    await page.goto(`${visit.url}/forgot-password`);
    await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
    await page.goto(`${visit.url}/terms`);
    await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
  });
});

describe('a tap without a connection', () => {
  it('is sent once when there is one again, also if its page was closed', async () => {
    const { email, respond } = await anOffer(visit, 3);
    const page = await visit.open(respond, withWorker);
    await untilKept(page);
    await disconnect(page);
    await page.getByRole('radio', { name: /^Accept/ }).check();
    await page.getByRole('button', { name: /^Accept/ }).click();
    await seeToast(page, 'Kept on this device', 'It is sent as soon as Plumbline is open with a connection.');
    await page.getByRole('button', { name: 'Waiting for a connection' }).waitFor();
    await page.getByText('1 tap waits for a connection.').waitFor();
    await look(page, 'offline-4-tap-waits');
    expect(await waitingTaps(page)).toEqual(['/api/contractor-response']);

    const other = await visit.open('/about', { visitorOf: page, refusals: withWorker.refusals });
    await other.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
    await page.close();
    expect((await visit.mailbox.read({ to: email })).filter(({ text }) => /accepted/i.test(text))).toEqual([]);

    await reconnect(other);
    await other.goto(visit.url + respond);
    await seeToast(other, 'Sent after you were back online', 'Your answer to the request');
    await other.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
    expect(await waitingTaps(other)).toEqual([]);
    await visit.mailbox.wait({ to: email, matching: /accepted|connected/i });
  });

  it('is explained if it was refused, because something else has happened meanwhile', async () => {
    const { track, respond } = await anOffer(visit, 4);
    const page = await visit.open(respond, withWorker);
    await untilKept(page);
    await disconnect(page);
    await page.getByRole('radio', { name: /^Deny/ }).check();
    await page.getByRole('button', { name: /^Deny/ }).click();
    await page.getByText('1 tap waits for a connection.').waitFor();
    const canceled = await fetch(`${visit.url}/api/service-requests/${track.split('/').at(-1)}/cancel`, {
      method: 'POST',
    });
    expect(canceled.status).toBe(200);
    visit.expectRefusal(page, { status: 409, url: '/api/contractor-response' });
    await openDisconnected(page, page.url());
    await page.getByText('1 tap waits for a connection.').waitFor();
    await reconnect(page);
    await seeToast(page, 'Not sent', 'Your answer to the request: ');
    await look(page, 'offline-5-refused');
    expect(await waitingTaps(page)).toEqual([]);
  });
});

describe('a dialog without a connection', () => {
  it('can be closed while its tap waits, which the open page then completes', async () => {
    const { track } = await anOffer(visit, 5);
    const page = await visit.open(track, withWorker);
    await untilKept(page);
    await disconnect(page);
    await page.getByRole('button', { name: 'Cancel this request' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel this request' }).click();
    await dialog.getByRole('button', { name: 'Waiting for a connection' }).waitFor();
    await look(page, 'offline-6-dialog');
    expect(await dialog.getByRole('button', { name: 'Keep it' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await reconnect(page);
    await page.getByText('This request was canceled.').first().waitFor();
    expect(await waitingTaps(page)).toEqual([]);
  });
});

describe('a draft without a connection', () => {
  it('is still there after the page was loaded again, and is sent after reconnecting', async () => {
    const page = await openWizard(visit, withWorker);
    await sayInWords(page, 'the kitchen sink trap drips into the cabinet, please fix it this week');
    await enterZipCode(page, '40204');
    const company = await askAbout(page, 0);
    await page.getByRole('button', { name: 'Select Craftsman', exact: true }).click();
    await page.getByRole('heading', { name: 'Complete Your Request' }).waitFor();
    const email = aCustomerEmail();
    await fillContact(page, email);
    await untilKept(page);
    await disconnect(page);
    await openDisconnected(page, page.url());
    await page.getByRole('button', { name: 'No connection: waiting to submit' }).waitFor();
    expect(await page.getByLabel('Email', { exact: false }).first().inputValue()).toBe(email);
    await reconnect(page);
    await page.getByRole('button', { name: `Submit Request to ${company}` }).click();
    await page.getByRole('heading', { name: 'Request Submitted Successfully!' }).waitFor();
    await visit.mailbox.wait({ to: email, matching: /Your request was sent/ });
  });
});

describe('signing out', () => {
  it('leaves nothing on the device that was kept for the person', async () => {
    const { page, path } = await openRequest(await registered(visit, 'Vera'));
    expect(await keptAddresses(page)).toContain(path);
    await logOut(page);
    await expect
      .poll(() => keptAddresses(page), { timeout: patience(10_000) })
      .not.toEqual(expect.arrayContaining([expect.stringMatching(/dashboard|customer/)]));
    expect(await waitingTaps(page)).toEqual([]);
    await disconnect(page);
    for (const kept of [path, '/dashboard/customer']) {
      await page.goto(visit.url + kept);
      await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
    }
  });
});

describe('an update', () => {
  it('of the service worker lets an open page go on', async () => {
    const page = await visit.open('/about', withWorker);
    await untilKept(page);
    const files = () => page.evaluate(async () => (await (await caches.open('files-1')).keys()).length);
    const before = await files();
    expect(before).toBeGreaterThan(3);
    // To the browser, another address of the worker is another worker.
    await page.evaluate(async () => {
      const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      await navigator.serviceWorker.register('/sw.js?updated');
      await changed;
    });
    expect(await files()).toBeGreaterThanOrEqual(before);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  });
});
