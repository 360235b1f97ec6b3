import { setTimeout as sleep } from 'node:timers/promises';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../server/src/app/adapters/testing/smtp-server.ts';
import { type Product, startProduct } from '../tools/product.ts';
import { type Owner, registered, signedIn } from './support/account.ts';
import { contractorProgram } from './support/contractor.ts';
import { tellOfIncidents } from './support/incident.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { plumblineCommand, untilMessage } from './support/operator.ts';
import { type Secured, secured, signedInTwice } from './support/second-factor.ts';
import { api, aSubmission, findPlumbers, submit } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: { env: { PROCESS: 'web' } } });
/** Workers are stopped and started three times. */
const WORKERS_CHANGE = 240_000;
const whoAmI = { status: 401, url: '/api/auth/me' } as const;

let operator: Secured;
let desk: Page;
let phone: Page;
let worker: Product;

/** Starts a worker that sends every message to the mailbox, or all email to a separate server. */
async function startWorker(smtp?: SmtpServer): Promise<void> {
  const settings: Record<string, string> = smtp ? { SMTP_URL: smtp.url, MAIL_FROM: 'post@plumbline.example' } : {};
  worker = await startProduct({ dataDir: dataDir(), awaitReady: false, env: { PROCESS: 'worker', ...settings } });
}

function dataDir(): string {
  if (!visit.product) throw new Error('The product is this file’s own');
  return visit.product.dataDir;
}

const panel = (page: Page) => page.getByRole('tabpanel');
async function hasLoaded(page: Page): Promise<void> {
  await panel(page).waitFor();
  await expect.poll(() => panel(page).getByRole('status').count()).toBe(0);
}
const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click();
  await hasLoaded(page);
};
const dialog = (page: Page) => page.getByRole('dialog');
/** Checks the same section on the desktop, where it was opened, and on the phone. */
async function lookAtBoth(name: string): Promise<void> {
  for (const page of inTurn(`operator-${name}`, [desk, phone])) {
    if (page === phone) {
      await phone.goto(desk.url());
      await phone.getByRole('heading', { level: 1, name: 'Operator' }).waitFor();
      await hasLoaded(phone);
    }
    await look(page, `operator-${name}-${page === phone ? 'phone' : 'desk'}`);
  }
}
async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  await dialog(page).getByLabel('Why?').fill(reason);
  await dialog(page).getByRole('button', { name: button }).click();
  await dialog(page).waitFor({ state: 'detached' });
}
const audit = (page: Page) => page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');

beforeAll(async () => {
  await startWorker();
  operator = await secured(visit, await registered(visit, 'Ola'));
  await plumblineCommand(dataDir(), ['operator', 'add', operator.email]);
  desk = await signedInTwice(visit, operator, { size: 'desk' });
  phone = await signedInTwice(visit, operator);
});
afterAll(() => worker.stop());

describe('the operator’s page', () => {
  it('leads visitors to sign in, and customers to their own dashboard', async () => {
    const visitor = await visit.open('/operator', { refusals: [whoAmI] });
    await visitor.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    expect(new URL(visitor.url()).searchParams.get('to')).toBe('/operator');
    const customer = await signedIn(visit, await registered(visit, 'Cy'));
    await customer.goto(`${visit.url}/operator`);
    await customer.waitForURL('**/dashboard/customer');
    visit.expectRefusal(customer, { status: 403, url: '/api/operator/health' });
    expect(await customer.evaluate(() => fetch('/api/operator/health').then(({ status }) => status))).toBe(403);
  });

  it('is the operator’s first page, and shows the product’s health', async () => {
    await desk.waitForURL('**/operator');
    await phone.waitForURL('**/operator');
    await desk.getByText('All is well').waitFor();
    await desk.getByRole('heading', { level: 2, name: 'Sources' }).waitFor();
    const email = panel(desk).getByRole('row', { name: /^Email/ });
    expect(await email.first().innerText()).toMatch(/Email\s+\d+/);
    await lookAtBoth('health');
    for (const page of [desk, phone]) await tellOfIncidents(page);
    await desk.getByRole('button', { name: 'Refresh' }).click();
    await panel(desk).getByRole('region', { name: 'The mail server refuses connections.' }).waitFor();
    await lookAtBoth('health-incident');
    for (const page of [desk, phone]) await page.unrouteAll({ behavior: 'wait' });
  });
});

describe('an operator', () => {
  it('hides a listing, which disappears from search, shows it again, and features another', async () => {
    const [listed, other] = await findPlumbers(visit.url);
    if (!listed || !other) throw new Error('There are not two contractors');
    await openTab(desk, 'Listings');
    await panel(desk).getByRole('button', { name: 'Find' }).click();
    await panel(desk).getByText('Enter at least two letters of the name.').waitFor();
    await desk.getByLabel('Find a listing').fill(listed.companyName.slice(0, 6).toUpperCase());
    await panel(desk).getByRole('button', { name: 'Find' }).click();
    const hide = desk.getByRole('button', { name: `Hide: ${listed.companyName}` });
    await hide.click();
    await dialog(desk).getByRole('button', { name: 'Hide Listing' }).click();
    await dialog(desk).getByText('Say why, in a few words.').waitFor();
    await look(desk, 'operator-listings-hide-desk');
    await giveReason(desk, 'Its owner asked for it by phone.', 'Hide Listing');
    await seeToast(desk, 'Listing Hidden', listed.companyName);
    await panel(desk).getByText('Hidden', { exact: true }).waitFor();
    const found = async () => (await findPlumbers(visit.url)).map(({ id }) => id);
    expect(await found()).not.toContain(listed.id);
    await lookAtBoth('listings');

    await desk.getByRole('button', { name: `Show Again: ${listed.companyName}` }).click();
    await giveReason(desk, 'They changed their mind.', 'Show Listing');
    await hide.waitFor();
    expect(await found()).toContain(listed.id);

    await desk.getByLabel('Find a listing').fill(`${visit.url}/contractors/${other.slug}`);
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: new RegExp(`^(Feature|End Featured): ${other.companyName}`) }).click();
    await giveReason(desk, 'The contract of this month.', other.isPremium ? 'End Featured' : 'Mark as Featured');
    const featured = await api<{ isPremium: boolean }>(visit.url, `/api/contractors/${other.id}`);
    expect(featured.body.isPremium).toBe(!other.isPremium);
  });

  it('sees the books, and refunds a donation', async () => {
    const given = await api<{ clientSecret: string }>(visit.url, '/api/create-payment-intent', {
      body: { amount: 40 },
    });
    const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
    const body = { clientSecret: given.body.clientSecret, ...card };
    expect((await api(visit.url, '/api/sandbox/payments', { body })).status).toBe(200);
    await openTab(desk, 'Money');
    const refund = desk.getByRole('button', { name: 'Refund $40.00: Donation to Plumbline' });
    await expect
      .poll(async () => {
        await desk.reload();
        await desk.getByRole('heading', { name: 'Payments' }).waitFor();
        return refund.count();
      })
      .toBe(1);
    const balances = panel(desk).getByRole('table', { name: /^Accounts of the ledger/ });
    await balances.getByRole('rowheader', { name: 'Earned from donations' }).waitFor();
    expect(await balances.innerText()).not.toMatch(/[a-z]:[a-z]/);
    await lookAtBoth('money');
    await refund.click();
    await look(desk, 'operator-money-refund-desk');
    await giveReason(desk, 'Given by mistake.', 'Refund');
    await seeToast(desk, 'Refund on its way', '$40.00 is being refunded to the card.');
    await panel(desk).getByText('Refund: Given by mistake.', { exact: false }).waitFor();
    const month = new Date().toISOString().slice(0, 7);
    const file = await desk.evaluate(
      (path) => fetch(path).then((answer) => answer.text()),
      `/api/operator/ledger.csv?month=${month}`,
    );
    expect(file).toContain('Donation');
  });

  it('hides a review, whose trace stays', async () => {
    await openTab(desk, 'Reviews');
    const review = desk.getByRole('list', { name: 'Reviews' }).getByRole('listitem').first();
    const name = (await review.getByRole('article').getAttribute('aria-label')) ?? '';
    await review.getByRole('button', { name: /^Hide: review/ }).click();
    await look(desk, 'operator-reviews-hide-desk');
    await giveReason(desk, 'It names a neighbor.', 'Hide Review');
    await seeToast(desk, 'Review Hidden', '');
    await review.getByText('Hidden by an operator on').waitFor();
    expect(await review.getByRole('article').getAttribute('aria-label')).toBe(name);
    await lookAtBoth('reviews');
  });

  it('hands on a request about which nobody is being asked', async () => {
    const asked = (await findPlumbers(visit.url)).find(({ email }) => email !== null);
    if (!asked) throw new Error('There is no contractor to ask');
    const { body } = await submit(visit.url, aSubmission({ selectedPlumberId: asked.id }));
    const contractor = contractorProgram(visit.url, asked);
    const referral = await contractor.referralOf(body.requestNumber);
    await openTab(desk, 'Requests');
    await desk.getByLabel('Number of the request').fill('PL-1');
    await desk.keyboard.press('Enter');
    await panel(desk).getByText("Type the request's number").waitFor();
    await desk.getByLabel('Number of the request').fill(body.requestNumber.toLowerCase());
    await desk.keyboard.press('Enter');
    await panel(desk).getByText('Someone is being asked').waitFor();
    expect((await contractor.answer(referral, { response: 'deny' })).status).toBe(200);
    contractor.leave();
    await desk.reload();
    const next = desk.getByRole('list', { name: 'Contractors who could be asked' }).getByRole('listitem').first();
    const company = (await next.getByRole('paragraph').first().textContent()) ?? '';
    await lookAtBoth('requests');
    await desk.getByRole('button', { name: `Ask ${company}`, exact: true }).click();
    await look(desk, 'operator-requests-ask-desk');
    await dialog(desk).getByRole('button', { name: 'Ask This Contractor' }).click();
    await seeToast(desk, 'Passed On', company);
    await panel(desk).getByText('was asked, no answer yet').waitFor();
  });

  it(
    'sees failures, resends one, cancels a waiting message, and reads a text without its secrets',
    async () => {
      const [failing, waiting] = [await registered(visit, 'Fay'), await registered(visit, 'Wim')];
      const forgets = ({ email }: Owner) => api(visit.url, '/api/auth/forgot-password', { body: { email } });
      const answers: Record<string, string> = { RCPT: '550 no such mailbox' };
      const smtp = await startSmtpServer(answers);
      await worker.stop();
      await startWorker(smtp);
      await forgets(failing);
      await untilMessage(desk, failing, 'SMTP 550');
      answers.RCPT = '450 try later';
      await forgets(waiting);
      await untilMessage(desk, waiting, 'SMTP 450');
      await worker.stop();
      smtp.close();

      await openTab(desk, 'Health');
      await desk.getByText('1 message of the last day failed.').waitFor();
      await desk.getByText('SMTP 550').waitFor();
      await lookAtBoth('health-trouble');

      await openTab(desk, 'Messages');
      const messages = desk.getByRole('list', { name: 'Messages' }).getByRole('listitem');
      await desk.getByLabel('Status', { exact: true }).selectOption('Failed');
      await expect.poll(() => messages.count()).toBe(1);
      await messages.getByText('SMTP 550').waitFor();
      await desk.getByLabel('Status', { exact: true }).selectOption('Queued');
      await desk.getByLabel('Sent to').fill(waiting.email.toUpperCase());
      await desk.keyboard.press('Enter');
      await messages.getByText('SMTP 450').waitFor();
      expect(await messages.count()).toBe(1);
      await openTab(desk, 'Health');
      await openTab(desk, 'Messages');
      await messages.filter({ hasText: 'SMTP 550' }).waitFor();
      await lookAtBoth('messages');
      await messages
        .filter({ hasText: waiting.email })
        .getByRole('button', { name: /^Cancel:/ })
        .click();
      await look(desk, 'operator-messages-cancel-desk');
      await giveReason(desk, 'They wrote that they remember it.', 'Cancel Message');
      await messages.filter({ hasText: 'canceled by an operator' }).waitFor();
      await messages
        .filter({ hasText: failing.email })
        .first()
        .getByRole('button', { name: /^Send Again/ })
        .click();
      await giveReason(desk, 'The mailbox is there again.', 'Send Again');
      await seeToast(desk, 'Message Queued', '');
      await startWorker();
      await visit.mailbox.wait({ to: failing.email, matching: /reset-password/ });
      expect(await mailsAfterAWhile(waiting)).toHaveLength(0);

      await messages
        .filter({ hasText: failing.email })
        .first()
        .getByRole('button', { name: /^Show the text/ })
        .click();
      await dialog(desk).getByRole('button', { name: 'Read It' }).click();
      const text = dialog(desk).getByText(/http.*\/…/);
      await text.waitFor();
      expect(await text.innerText()).not.toMatch(/token|reset-password/);
      await look(desk, 'operator-messages-text-desk');
      await dialog(desk).getByRole('button', { name: 'Close' }).last().click();
    },
    WORKERS_CHANGE,
  );

  it('reads a visitor’s chat messages if support has no mailbox', async () => {
    await openTab(desk, 'Support');
    await panel(desk).getByText('Nothing yet').waitFor();
    const visitor = await visit.open('/chat');
    await visitor.getByText(/They can read it on their operator page/).waitFor();
    await look(visitor, 'operator-support-chat-phone');
    await visitor.getByLabel('Your email').fill('vera@example.com');
    await visitor.getByLabel('Your message').fill('Nobody has called me back since Tuesday.');
    await visitor.getByLabel('Your message').press('Enter');
    await visitor.getByText(/The answer will go to vera@example.com\.$/).waitFor();
    await desk.reload();
    const letter = panel(desk).getByRole('list', { name: 'Messages to support' }).getByRole('listitem').first();
    await letter.getByText('Nobody has called me back since Tuesday.').waitFor();
    const answer = letter.getByRole('link', { name: 'Answer vera@example.com by email' });
    expect(await answer.getAttribute('href')).toMatch(/^mailto:vera@example\.com\?subject=/);
    await lookAtBoth('support');
  });

  it('suspends an account, whose session ends', async () => {
    const suspended = await registered(visit, 'Sam');
    const theirs = await signedIn(visit, suspended);
    await openTab(desk, 'Accounts');
    await desk.getByLabel('Email address of the account').fill('nobody');
    await desk.keyboard.press('Enter');
    await panel(desk).getByText('Please enter a valid email address').waitFor();
    await desk.getByLabel('Email address of the account').fill(suspended.email);
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: 'Suspend Account' }).click();
    await look(desk, 'operator-accounts-suspend-desk');
    // Their page updates by itself.
    visit.expectRefusal(theirs, { status: 401, url: '/api/' });
    await giveReason(desk, 'Their card was reported stolen.', 'Suspend Account');
    await seeToast(desk, 'Account Suspended', 'Sam Delgado is signed out everywhere.');
    await lookAtBoth('accounts');
    await theirs.reload();
    await theirs.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    const { email, password } = suspended;
    expect((await api(visit.url, '/api/auth/login', { body: { email, password } })).status).toBe(403);
  });

  it('erases a visitor’s data on request, after a preview and re-entering the address', async () => {
    const [listed] = await findPlumbers(visit.url);
    const submission = {
      customerEmail: 'vera@example.com',
      customerName: 'Vera Holloway',
      selectedPlumberId: listed?.id,
    };
    const { body: request } = await submit(visit.url, aSubmission(submission));
    await openTab(desk, 'Accounts');
    const address = desk.getByLabel('Email address', { exact: true });
    const see = desk.getByRole('button', { name: 'See What Is Stored' });
    await address.fill(operator.email);
    visit.expectRefusal(desk, { status: 400, url: '/api/operator/erasures/look' });
    await see.click();
    await panel(desk)
      .getByText(/^This address has an account\. Its owner has to delete it/)
      .waitFor();
    await address.fill('Vera@example.com');
    await see.click();
    await panel(desk).getByText('1 request is still open and would be canceled first.').waitFor();
    await look(desk, 'operator-erasure-look-desk');
    await desk.getByRole('button', { name: 'Erase It' }).click();
    await dialog(desk).getByLabel('The email address again').fill('vera@example.com');
    visit.expectRefusal(desk, { status: 400, url: '/api/operator/erasures' });
    await dialog(desk).getByRole('button', { name: 'Erase for Good' }).click();
    await dialog(desk).getByText('Choose how you verified their identity').waitFor();
    await look(desk, 'operator-erasure-ask-desk');
    await dialog(desk).getByLabel('They answered an email that I sent to this address').check();
    await dialog(desk).getByRole('button', { name: 'Erase for Good' }).click();
    await seeToast(desk, 'Erased', 'Their data has been erased.');
    const { body: tracked } = await api<object>(visit.url, `/api/track-service-request/${request.id}`);
    expect(tracked).toMatchObject({ status: 'cancelled' });
    expect(JSON.stringify(tracked)).not.toContain('Holloway');
    await address.fill('vera@example.com');
    await see.click();
    await panel(desk).getByText('Nothing is stored under this outside of accounts.').waitFor();
    await openTab(desk, 'Support');
    await desk.reload();
    await panel(desk).getByText('Nothing yet').waitFor();
  });

  it('clears the synthetic data, and finds everything in the audit log', async () => {
    await openTab(desk, 'Synthetic Data');
    await lookAtBoth('synthetic');
    await desk.getByRole('button', { name: 'Clear Synthetic Data' }).click();
    await look(desk, 'operator-synthetic-clear-desk');
    await dialog(desk).getByRole('button', { name: 'Clear All of It' }).click();
    await seeToast(desk, 'Synthetic Data Cleared', 'removed');
    expect(await findPlumbers(visit.url)).toEqual([]);

    await openTab(desk, 'Audit Log');
    await audit(desk).first().waitFor();
    const done = await audit(desk).locator('b').allTextContents();
    expect(done).toEqual([
      'Cleared the synthetic data',
      "Erased a person's data",
      'Suspended an account',
      'Read a message',
      'Sent a message again',
      'Canceled a message',
      'Passed a request on to another contractor',
      'Hid a review',
      'Refunded a payment',
      expect.stringMatching(/featur(?:ed|ing)/),
      'Showed a listing again',
      'Hid a listing',
      'Made an operator',
    ]);
    await audit(desk).filter({ hasText: 'Their card was reported stolen.' }).getByText(operator.email).waitFor();
    await lookAtBoth('audit');
    await audit(desk).filter({ hasText: 'Suspended an account' }).getByRole('link').click();
    await desk.getByRole('button', { name: 'Restore Account' }).waitFor();
  });

  it.each(inTurn('operator-dark', ['phone', 'desk']))('finds it all in the dark too, on a %s', async (size) => {
    const page = await signedInTwice(visit, operator, { size, context: { colorScheme: 'dark' } });
    await page.waitForURL('**/operator');
    for (const tab of [
      'Health',
      'Listings',
      'Reviews',
      'Messages',
      'Returned Mail',
      'Support',
      'Requests',
      'Money',
      'Accounts',
      'Synthetic Data',
      'Audit Log',
    ]) {
      await openTab(page, tab);
      await look(page, `operator-dark-${tab.toLowerCase().replace(' ', '-')}-${size}`);
    }
  });
});

/** Returns the password reset mails to an address, after a worker has had time to send one. */
async function mailsAfterAWhile({ email }: Owner): Promise<unknown[]> {
  await sleep(1500);
  const { body } = await api<{ text: string }[]>(visit.url, `/api/dev/mailbox?to=${encodeURIComponent(email)}`);
  return body.filter(({ text }) => text.includes('reset-password'));
}
