import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contractorHeaders, type Owner, registered, signedIn } from './support/account.ts';
import { look, lookTwice } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { fillCard, GOOD_CARD } from './support/paying.ts';
import { api, aSubmission, submit } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: {} });

/** Shown without a listing. */
const noListing = { status: 404, url: /\/api\/craftsman\/(?:profile|contact-history)/ } as const;

const step = (page: Page, title: string) => page.getByRole('list', { name: 'Steps' }).getByText(title);

async function sendRequestTo(listing: string, description: string): Promise<void> {
  const { status } = await submit(visit.url, aSubmission({ description, selectedPlumberId: listing }));
  expect(status).toBe(201);
}

const offerSentTo = ({ email }: Owner) => visit.mailbox.wait({ to: email, matching: /New request/ });

describe('a newly registered contractor', () => {
  it('is welcomed, lists the firm, confirms the phone, and takes the first job free', async () => {
    const owner = await registered(visit, 'Dana', 'craftsman');
    const phone = await signedIn(visit, owner, { refusals: [noListing] });
    await phone.waitForURL('**/dashboard/craftsman');
    await phone.getByRole('heading', { name: 'Welcome, Dana. Four steps to your first job' }).waitFor();
    expect(await phone.getByText('Account Not Found').count()).toBe(0);
    await look(phone, 'welcome-1-no-listing-phone');
    const desk = await signedIn(visit, owner, { size: 'desk', refusals: [noListing] });
    await desk.getByRole('heading', { name: /^Welcome, Dana/ }).waitFor();
    await look(desk, 'welcome-1-no-listing-desk');

    await phone.getByLabel('Company name').fill('Quarry Lane Plumbing');
    await phone.getByLabel('Plumbing').check();
    await phone.getByLabel('ZIP code').fill('40204');
    await phone.getByLabel('Phone number').fill('(502) 555-0671');
    await phone.getByLabel('Text me about requests.').check();
    await phone.getByRole('button', { name: 'Create Listing' }).click();
    await step(phone, 'Confirm the phone that gets the jobs').waitFor();
    await phone.getByText('(502) 555-0671').first().waitFor();
    await look(phone, 'welcome-2-unconfirmed-phone');
    await desk.reload();
    await desk.getByRole('heading', { name: 'How customers see you' }).waitFor();
    await look(desk, 'welcome-2-unconfirmed-desk');

    // An unconfirmed number gets no texts, even after its owner agreed to them.
    const headers = await contractorHeaders(visit, owner);
    const { body: profile } = await api<ContractorProfile>(visit.url, '/api/craftsman/profile', { headers });
    await sendRequestTo(profile.contractorId, 'The kitchen faucet drips.');
    expect((await offerSentTo(owner)).text).toContain('isn’t confirmed yet');
    expect(await visit.mailbox.read({ to: '+15025550671' })).toEqual([]);
    await phone.getByRole('tab', { name: /^Opportunities/ }).click();
    await phone.getByRole('heading', { name: 'Confirm your phone first' }).waitFor();
    await look(phone, 'welcome-3-opportunities-phone');
    await phone.getByRole('link', { name: 'Confirm Your Phone' }).click();

    visit.expectRefusal(phone, { status: 403, url: '/api/craftsman/contact-changes' });
    await phone.getByRole('button', { name: 'Text Me the Code' }).click();
    await phone.getByLabel('6-digit code').fill('000000');
    await phone.getByText('This code is wrong or has expired.').waitFor();
    await look(phone, 'welcome-4-wrong-code-phone');
    const [text, ...others] = await visit.mailbox.read({ to: '+15025550671' });
    expect(others).toEqual([]);
    await phone.getByLabel('6-digit code').fill(/\d{6}/.exec(text?.text ?? '')?.[0] ?? 'none');
    await seeToast(phone, 'Phone confirmed', 'You now get requests and opportunities.');
    await step(phone, 'Your phone is confirmed').waitFor();
    await look(phone, 'welcome-5-hours-phone');
    await phone.getByRole('button', { name: 'Mon–Fri, 8 AM–5 PM' }).click();
    await phone.getByRole('list', { name: 'Steps' }).waitFor({ state: 'detached' });

    const waiting = phone.getByRole('region', { name: 'Waiting for your answer, 1' });
    await waiting.getByRole('link').click();
    await phone.waitForURL(/\/respond\//);
    await phone.getByRole('radio', { name: /^Accept .*Free/ }).check();
    await phone.getByRole('button', { name: 'Accept, free' }).click();
    await phone.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
  });

  it('confirms the phone with a call on an offer’s page and accepts for free, which would otherwise cost the fee', async () => {
    const owner = await registered(visit, 'Cal', 'craftsman');
    const headers = await contractorHeaders(visit, owner);
    const listing = { companyName: 'Cal Drains', trades: ['plumbing'], zipCode: '40204', phone: '502-555-0672' };
    const made = await api<ContractorProfile>(visit.url, '/api/craftsman/listings', { body: listing, headers });
    await sendRequestTo(made.body.contractorId, 'The water heater is cold.');
    const respond = linkIn(await offerSentTo(owner), '/respond/');

    const dark = await visit.open(respond, { size: 'desk', context: { colorScheme: 'dark' } });
    await dark.getByRole('heading', { name: 'Confirm your phone to accept free' }).waitFor();
    await dark.getByRole('radio', { name: /^Accept .*\$5\.00/ }).check();
    await look(dark, 'welcome-6-offer-desk-dark');

    const page = await visit.open(respond);
    await page.getByRole('radio', { name: /^Accept/ }).check();
    await page.getByText('It is free once your phone is confirmed.').waitFor();
    await page.getByRole('button', { name: 'Call Me and Say the Code' }).click();
    const call = await visit.mailbox.wait({ to: '+15025550672', channel: 'phone' });
    await look(page, 'welcome-7-offer-code-phone');
    await page.getByLabel('6-digit code').fill(/\d(?:, \d){5}/.exec(call.text)?.[0].replaceAll(', ', '') ?? 'none');
    await seeToast(page, 'Phone confirmed', 'Accepting this request is free.');
    await page.getByRole('button', { name: 'Accept, free' }).click();
    await page.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
  });

  it('keeps a card, pays with it by accepting, and removes it', async () => {
    const owner = await registered(visit, 'Mia', 'craftsman');
    const headers = await contractorHeaders(visit, owner);
    const listing = { companyName: 'Mia Pipes', trades: ['plumbing'], zipCode: '40204', phone: '502-555-0673' };
    const made = await api<ContractorProfile>(visit.url, '/api/craftsman/listings', { body: listing, headers });
    const account = await signedIn(visit, owner, { size: 'desk' });
    await account.goto(`${visit.url}/account-craftsman`);
    const card = account.getByRole('region', { name: 'Card on file' });
    await card.getByLabel(/^One-tap payments/).check();
    await card.getByRole('button', { name: 'Add a card' }).click();
    await fillCard(account, GOOD_CARD);
    await card.getByRole('button', { name: 'Keep this card' }).click();
    await card.getByText('Visa ending in 4242').waitFor();
    await lookTwice(account, 'kept-card');

    await sendRequestTo(made.body.contractorId, 'The sump pump hums.');
    const page = await visit.open(linkIn(await offerSentTo(owner), '/respond/'));
    await page.getByRole('radio', { name: /^Accept/ }).check();
    await page.getByLabel(/^Pay with my Visa ending in 4242/).waitFor();
    await lookTwice(page, 'kept-card-offer');
    await page.getByRole('button', { name: 'Accept and pay $5.00' }).click();
    await page.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
    await visit.mailbox.wait({ to: owner.email, matching: /Visa ending in 4242/ });

    await card.getByRole('button', { name: 'Remove card' }).click();
    await account.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
    await card.getByRole('button', { name: 'Add a card' }).waitFor();
  });
});
