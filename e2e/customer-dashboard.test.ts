import type { Opportunity } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contractorHeaders, nameInHeader, type Owner, provePhone, registered, signedIn } from './support/account.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { api } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';
import { chooseWork, enterZipCode, fillContact } from './support/wizard.ts';

const visit = journey({ own: {} });

const tabs = ['Overview', 'My Projects', 'Service Requests', 'Settings'] as const;
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Checks every tab once its content has loaded. */
async function lookAtTabs(page: Page, pictures: string): Promise<void> {
  for (const name of tabs) {
    await openTab(page, name);
    await expect.poll(() => page.getByRole('tabpanel').getByRole('status').count()).toBe(0);
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    await look(page, `${pictures}-${name.toLowerCase().replace(' ', '-')}`);
  }
}

let contractorUsers = 0;

/** Creates a contractor with a listing and a proven phone through the API. Returns the headers for their calls. */
async function aSignedInContractor(firstName: string, companyName: string): Promise<Record<string, string>> {
  const headers = await contractorHeaders(visit, await registered(visit, firstName, 'craftsman'));
  contractorUsers += 1;
  const phone = `+1502555068${contractorUsers}`;
  const listing = { companyName, trades: ['plumbing'], zipCode: '40204', phone };
  const { status } = await api(visit.url, '/api/craftsman/listings', { body: listing, headers });
  expect(status).toBe(201);
  await provePhone(visit, headers, phone);
  return headers;
}

/** Proposes to do the newest opportunity near the contractor. */
async function propose(headers: Record<string, string>, bidAmount: number, proposalDetails: string): Promise<void> {
  const { body } = await api<Opportunity[]>(visit.url, '/api/craftsman/opportunities', { headers });
  const [newest] = body;
  const proposal = { projectId: newest?.id, bidAmount, proposalDetails, craftsmanId: '' };
  const answer = await api(visit.url, '/api/craftsman/bids', { body: proposal, headers });
  expect(answer).toMatchObject({ status: 201 });
}

/** Chooses the wizard's third option, on a signed-in user's page. */
async function letContractorsCome(page: Page, owner: Owner): Promise<void> {
  await chooseWork(page, 'Plumbing');
  await enterZipCode(page, '40204');
  await page.getByRole('button', { name: /^Let contractors come to me/ }).click();
  await look(page, 'customer-wizard-come-to-me');
  await page.getByRole('dialog').getByRole('button', { name: 'Let them come' }).click();
  await page.getByRole('heading', { name: 'Complete Your Request' }).waitFor();
  await page.getByLabel('Project Description').fill('Replace the water heater in the basement, 50 gallons, gas.');
  await page.getByLabel('Budget from').fill('900');
  await page.getByLabel('Up to').fill('1800');
  await fillContact(page, owner.email);
  await look(page, 'customer-wizard-details-open');
  await page.getByRole('button', { name: 'Submit Request', exact: true }).click();
  await page.getByText('contractors come to you with proposals').waitFor();
  await look(page, 'customer-wizard-sent-open');
}

describe('a customer', () => {
  it('goes from an empty account to a project with a contractor', async () => {
    const owner = await registered(visit, 'Ana');
    const desk = await signedIn(visit, owner, { size: 'desk' });
    await desk.waitForURL('**/dashboard/customer');
    await desk.getByRole('heading', { name: 'Nothing to fix yet' }).waitFor();
    await lookAtTabs(desk, 'customer-desk-empty');
    expect(new URL(desk.url()).search).toBe('?tab=settings');

    const phone = await signedIn(visit, owner);
    await phone.waitForURL('**/dashboard/customer');
    await lookAtTabs(phone, 'customer-phone-empty');
    await phone.getByRole('link', { name: 'New Request' }).first().click();
    await phone.getByRole('heading', { name: 'What do you need done?' }).waitFor();
    await letContractorsCome(phone, owner);

    await openTab(desk, 'Overview');
    await desk.getByRole('heading', { name: 'Replace the water heater in the basement' }).waitFor();

    const [falls, derby] = [
      await aSignedInContractor('Fay', 'Falls City Water Heaters'),
      await aSignedInContractor('Dee', 'Derby Drain & Pipe'),
    ];
    await propose(falls, 1450, 'New 50 gallon heater, hauling the old one away, two years on our work.');
    await propose(derby, 1250, 'New heater of the same size, set and tested.');
    // The overview updates by itself.
    await desk.getByRole('heading', { name: 'Needs you' }).waitFor();
    await desk.getByText('2 proposals', { exact: true }).waitFor();
    await look(desk, 'customer-desk-waiting');

    await desk.getByRole('link', { name: /^Compare proposals/ }).click();
    await desk.getByRole('heading', { level: 2, name: 'Proposals' }).waitFor();
    const cards = desk.getByRole('article');
    await cards.nth(1).waitFor();
    expect(await cards.getByRole('heading').allTextContents()).toEqual([
      'Derby Drain & Pipe',
      'Falls City Water Heaters',
    ]);
    await look(desk, 'customer-desk-compare');
    await phone.goto(desk.url());
    await phone.getByRole('article').nth(1).waitFor();
    await look(phone, 'customer-phone-compare');

    await cards.nth(1).getByRole('button', { name: 'Reject' }).click();
    await look(desk, 'customer-desk-reject');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await seeToast(desk, 'Response Sent', 'Your decline has been sent to Falls City Water Heaters.');
    await phone.getByText('You declined this proposal.').waitFor();
    await phone.getByRole('button', { name: 'Accept the proposal of Derby Drain & Pipe' }).click();
    await look(phone, 'customer-phone-accept');
    await phone.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await seeToast(phone, 'Response Sent', 'Your approval has been sent to Derby Drain & Pipe.');
    await desk.getByText('Derby Drain & Pipe has the job.').waitFor();
    await look(desk, 'customer-desk-accepted');

    await desk.getByRole('link', { name: 'Follow the request' }).click();
    await desk.getByRole('heading', { name: 'Your contact details' }).waitFor();
    await desk.getByText('Derby Drain & Pipe sent a proposal').waitFor();
    await look(desk, 'customer-desk-request');
    await phone.goto(desk.url());
    await phone.getByRole('heading', { name: 'Your contact details' }).waitFor();
    await look(phone, 'customer-phone-request');

    await desk.getByRole('link', { name: 'Back to Service Requests' }).click();
    await desk.getByText('Contractor Selected').waitFor();
    await lookAtTabs(desk, 'customer-desk-busy');
    await desk.getByRole('listitem').filter({ hasText: 'name, phone, email, and street' }).waitFor();
    await phone.goto(`${visit.url}/dashboard/customer`);
    await lookAtTabs(phone, 'customer-phone-busy');
  });

  it('saves edits of the profile, and sees what is wrong', async () => {
    const owner = await registered(visit, 'Bo');
    const page = await signedIn(visit, owner, { at: '/profile', refusals: [{ status: 401, url: '/api/auth/me' }] });
    await page.getByLabel('First Name').fill('B');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'First name is required' }).waitFor();
    await look(page, 'customer-phone-profile-errors');
    await page.getByLabel('First Name').fill('Beau');
    await page.getByLabel('Phone Number').pressSequentially('5025550134');
    await page.getByText('Maximum coverage').click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, 'Profile Updated', 'Your changes are saved.');
    await page.reload();
    await nameInHeader(page, { firstName: 'Beau' }).waitFor();
    expect(await page.getByLabel('Phone Number').inputValue()).toBe('(502) 555-0134');
    expect(await page.getByRole('radio', { name: /^Both/ }).isChecked()).toBe(true);
  });
});
