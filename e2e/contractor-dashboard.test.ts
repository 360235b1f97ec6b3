import type { CustomerResponse } from '@plumbline/contract/domains/service-requests/answer.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contractorHeaders, type Owner, provePhone, registered, signedIn } from './support/account.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { api, aSubmission, submit } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: {} });

/** Shown without a listing. */
const noListing = { status: 404, url: /\/api\/craftsman\/(?:profile|contact-history)/ } as const;
/** Requested by a page for signed-in users when a visitor opens it. */
const whoAmI = { status: 401, url: '/api/auth/me' } as const;

/** A city without sample contractors and requests. */
const BOISE = { city: 'Boise', state: 'ID', zipCode: '83702', address: '700 W Jefferson St' };

const tabs = ['Overview', 'Opportunities', 'My Bids', 'Active Projects', 'Settings'] as const;
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const item = (page: Page, text: string) => page.getByRole('tabpanel').getByRole('article').filter({ hasText: text });

/** Checks each tab at both widths. */
async function lookAtTabs(pages: { phone: Page; desk: Page }, state: string): Promise<void> {
  for (const [size, page] of Object.entries(pages)) {
    for (const name of tabs) {
      await tab(page, name).click();
      await page.getByRole('tabpanel', { name: new RegExp(`^${name}`) }).waitFor();
      await page.getByRole('status', { name: /Loading/ }).waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      await look(page, `craftsman-${state}-${name.toLowerCase().replace(' ', '-')}-${size}`);
    }
  }
}

/** Creates a customer's request that is open to proposals. Returns its id. */
async function openRequest(description: string, given: object = {}): Promise<string> {
  const { status, body } = await submit(
    visit.url,
    aSubmission({ ...BOISE, description, openToProposals: true, ...given }),
  );
  if (status !== 201) throw new Error(`The request was answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Answers this contractor's only proposal as the customer. */
async function answer(requestId: string, owner: Owner, action: CustomerResponse['action']): Promise<void> {
  const { status, body } = await api(visit.url, '/api/customer-response', {
    body: {
      requestId,
      craftsmanPhone: '',
      craftsmanEmail: owner.email,
      action,
      customerMessage: '',
      proposedDateTime: null,
    },
  });
  if (status !== 200) throw new Error(`The answer was answered ${status}: ${JSON.stringify(body)}`);
}

async function bid(page: Page, title: string, amount: string, details: string): Promise<void> {
  await item(page, title).getByRole('button', { name: 'Submit Bid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Bid' });
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('What you will do for it').fill(details);
  await dialog.getByRole('button', { name: 'Submit Bid' }).click();
  await seeToast(page, 'Bid Submitted', `The customer has your bid for "${title}".`);
  await dialog.waitFor({ state: 'detached' });
}

describe('a contractor', () => {
  it('goes from an account without a listing to bids, jobs and their completion', async () => {
    const owner = await registered(visit, 'Rosa', 'craftsman');
    const phone = await signedIn(visit, owner, { refusals: [noListing] });
    const desk = await signedIn(visit, owner, { size: 'desk', refusals: [noListing] });
    await phone.waitForURL('**/dashboard/craftsman');
    await phone.getByRole('heading', { name: 'Welcome, Rosa. Four steps to your first job' }).waitFor();
    await desk.getByRole('heading', { name: /^Welcome, Rosa/ }).waitFor();
    await lookAtTabs({ phone, desk }, 'new');
    expect(new URL(phone.url()).search).toBe('?tab=settings');
    await phone.reload();
    await tab(phone, 'My Outreach').filter({ hasText: '0' }).waitFor();
    const edge = () => tab(phone, 'Settings').evaluate((open) => open.getBoundingClientRect().right - innerWidth);
    await expect.poll(edge).toBeLessThanOrEqual(0);

    await phone.goto(`${visit.url}/account-craftsman`);
    await desk.goto(`${visit.url}/account-craftsman`);
    await phone.getByRole('heading', { level: 1, name: 'Account Not Found' }).waitFor();
    await look(desk, 'craftsman-account-none-desk');
    await phone.getByRole('button', { name: 'Create Listing' }).click();
    await phone.getByRole('alert').getByRole('link', { name: 'Company name is required' }).waitFor();
    await look(phone, 'craftsman-account-none-errors-phone');
    await phone.getByLabel('Company name').fill('Treasure Valley Plumbing');
    await phone.getByLabel('Plumbing').check();
    await phone.getByLabel('Street address').fill('12 N 8th St');
    await phone.getByLabel('ZIP code').fill('83702');
    await phone.getByLabel('Phone number').fill('(208) 555-0142');
    await phone.getByRole('button', { name: 'Create Listing' }).click();
    await phone.getByRole('heading', { level: 1, name: 'Craftsman Account' }).waitFor();
    await phone.getByText('No payments yet.').waitFor();

    await phone.getByLabel('License number').fill('PLB-7421');
    await phone.getByLabel('Service areas').fill('Boise, Meridian, Nampa');
    await phone.getByLabel('Monday').fill('early');
    await phone.getByRole('button', { name: 'Save Changes' }).click();
    await phone
      .getByRole('alert')
      .getByRole('link', { name: /^Monday: Write hours/ })
      .waitFor();
    await phone.getByLabel('Monday').fill('8:00 AM - 5:00 PM');
    await phone.getByLabel('Business type').selectOption('llc');
    await phone.getByLabel('Limit of open jobs').fill('4');
    await phone.getByLabel('Smallest job').fill('$200');
    await phone.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(phone, 'Profile Updated', 'Searches show the change within a second.');
    await phone
      .getByRole('img', { name: /Map: .* Meridian/ })
      .filter({ visible: true })
      .waitFor();
    await look(phone, 'craftsman-account-phone');
    await desk.reload();
    await desk.getByRole('heading', { level: 1, name: 'Craftsman Account' }).waitFor();
    await desk.getByText('No payments yet.').waitFor();
    await look(desk, 'craftsman-account-desk');

    await provePhone(visit, await contractorHeaders(visit, owner), '+12085550142');
    await desk.goto(`${visit.url}/dashboard/craftsman`);
    await phone.goto(`${visit.url}/dashboard/craftsman`);
    await desk.getByRole('heading', { name: 'No Opportunities Yet' }).waitFor();
    await lookAtTabs({ phone, desk }, 'listed');

    await tab(phone, 'Opportunities').click();
    const first = await openRequest('Replace the water heater', { budgetMin: 1250, budgetMax: 2000, urgency: 'high' });
    // No reload is needed: the page is notified.
    await item(phone, 'Replace the water heater').waitFor();
    const second = await openRequest('Clean the basement drain', { urgency: 'low' });
    await openRequest('Move the laundry hookup', { budgetMax: 150 });
    await openRequest('Repair the garden tap, call 208-555-0134');
    await item(phone, 'Clean the basement drain').waitFor();
    await item(phone, 'Move the laundry hookup').getByText('The budget is below your smallest job, $200').waitFor();
    await tab(desk, 'Opportunities').click();
    await item(desk, 'Move the laundry hookup').waitFor();
    await look(desk, 'craftsman-opportunities-desk');

    await item(phone, 'Replace the water heater').getByRole('button', { name: 'Submit Bid' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Submit Bid' }).click();
    await phone.getByText('Enter the amount in dollars.').waitFor();
    await look(phone, 'craftsman-bid-errors-phone');
    await phone.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await bid(phone, 'Replace the water heater', '$1,650', 'New 50 gallon unit, haul the old one away, one day.');
    await bid(phone, 'Clean the basement drain', '320', 'Snake and camera, two hours.');
    await bid(phone, 'Move the laundry hookup', '600', 'New supply lines and a drain.');
    await item(desk, 'Move the laundry hookup').waitFor({ state: 'detached' });

    await tab(phone, 'My Bids').click();
    await item(phone, 'New supply lines and a drain.').getByText('Pending').waitFor();
    await item(phone, 'New supply lines and a drain.')
      .getByRole('button', { name: /Change Bid/ })
      .click();
    await phone.getByRole('dialog', { name: 'Change Bid' }).getByLabel('Amount').fill('550');
    await look(phone, 'craftsman-bid-change-phone');
    await phone.getByRole('button', { name: 'Send Change' }).click();
    await item(phone, 'New supply lines and a drain.').getByText('$550').waitFor();
    await item(phone, 'New supply lines and a drain.')
      .getByRole('button', { name: /Withdraw/ })
      .click();
    await look(phone, 'craftsman-withdraw-phone');
    await phone.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await item(phone, 'New supply lines and a drain.').getByText('Withdrawn').waitFor();
    await answer(second, owner, 'decline');
    await item(phone, 'Snake and camera, two hours.').getByText('Rejected').waitFor();
    await answer(first, owner, 'approve');
    await item(phone, 'New 50 gallon unit').getByText('Accepted').waitFor();

    await tab(phone, 'Active Projects').click();
    await item(phone, 'Replace the water heater').getByText('Ana Delgado').waitFor();
    const third = await openRequest('Fix the toilet that runs');
    await tab(phone, 'Opportunities').click();
    await bid(phone, 'Fix the toilet that runs', '180', 'New fill valve and flapper.');
    await tab(desk, 'Overview').click();
    const billing = desk.getByRole('region', { name: 'Recent billing' });
    await billing.getByText(/, free$/).waitFor();
    await answer(third, owner, 'approve');
    await billing.getByText(/, due$/).waitFor();
    await tab(phone, 'Active Projects').click();
    await item(phone, 'Fix the toilet that runs').getByText('Fee Due').waitFor();
    await item(phone, 'Replace the water heater')
      .getByRole('button', { name: /Start Work/ })
      .click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();
    await seeToast(phone, 'Work started', '');
    await item(phone, 'Replace the water heater').getByText('In Progress').waitFor();
    await lookAtTabs({ phone, desk }, 'busy');

    await tab(phone, 'Active Projects').click();
    await item(phone, 'Replace the water heater')
      .getByRole('button', { name: /Complete/ })
      .click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
    await item(phone, 'Replace the water heater').waitFor({ state: 'detached' });
    await tab(desk, 'Overview').click();
    await desk
      .getByRole('region', { name: 'Usage' })
      .getByText('2 accepted, the first free: (2 - 1) × $5.00')
      .waitFor();
  });

  it('receives live updates only in their own session', async () => {
    expect((await fetch(`${visit.url}/api/craftsman/live`)).status).toBe(401);
    const page = await signedIn(visit, await registered(visit, 'Cy'));
    visit.expectRefusal(page, { status: 403, url: '/api/craftsman/live' });
    expect(await page.evaluate(async () => (await fetch('/api/craftsman/live')).status)).toBe(403);
    await page.goto(`${visit.url}/dashboard/craftsman`);
    await page.waitForURL('**/dashboard/customer');
  });

  it('opts out and back in, and pauses new work', async () => {
    const owner = await registered(visit, 'Wes', 'craftsman');
    const page = await signedIn(visit, owner, { refusals: [noListing, whoAmI] });
    await page.goto(`${visit.url}/account-craftsman`);
    await page.getByLabel('Company name').fill('Snake River Drains');
    await page.getByLabel('Plumbing').check();
    await page.getByLabel('ZIP code').fill('83702');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    const preferences = page.getByRole('region', { name: 'Contact preferences' });
    await preferences.getByRole('button', { name: 'Opt Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Opt Out' }).click();
    await preferences.getByText('You have opted out').waitFor();
    await look(page, 'craftsman-account-opted-out-phone');
    await preferences.getByRole('button', { name: 'Opt Back In' }).click();
    await preferences.getByText('Active').waitFor();

    await page.getByLabel(/^Not taking work until/).check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Choose the last day/ })
      .click();
    await page.getByRole('button', { name: 'The last day without new work' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go to the Next Month' }).click();
    await page.getByRole('dialog').getByRole('button', { name: / 15, / }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, 'Profile Updated', 'Searches show the change within a second.');
    await page.getByText(/^Not taking work until \w{3}, /).waitFor();
    const found = async () => {
      const query = new URLSearchParams({ ...BOISE, serviceType: 'plumbing' });
      const { body } = await api<{ contractors: { companyName: string }[] }>(visit.url, `/api/find-plumbers?${query}`);
      return body.contractors.map(({ companyName }) => companyName);
    };
    await expect.poll(found).not.toContain('Snake River Drains');
    await page.getByLabel(/^Not taking work until/).uncheck();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(found).toContain('Snake River Drains');
  });
});
