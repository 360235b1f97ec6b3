import type { Page } from 'playwright-core';
import { look } from './inspect.ts';
import type { Journey } from './journey.ts';
import { linkIn, requestNumberIn } from './mailbox.ts';
import { aSubmission, findPlumbers, submit } from './submissions.ts';
import { askAbout, enterZipCode, fillContact, openWizard, sayInWords } from './wizard.ts';

/** A submitted request, from its customer's view. */
export interface Submitted {
  /** The tracking page, opened from the mailed link. */
  readonly page: Page;
  readonly email: string;
  readonly requestNumber: string;
  readonly company: string;
}

let customers = 0;

/** Returns an address that no other test uses. */
export function aCustomerEmail(): string {
  customers += 1;
  return `customer-${process.pid}-${customers}@example.com`;
}

/**
 * Goes through the wizard on a phone from a typed sentence to the tracking page, checks each step, and picks the nth
 * contractor near a ZIP code. `pictures` names the screenshots.
 */
export async function submitByWizard(
  visit: Journey,
  { zipCode, pick, pictures }: { zipCode: string; pick: number; pictures?: string },
): Promise<Submitted> {
  const email = aCustomerEmail();
  const page = await openWizard(visit);
  const seen = (step: string) => (pictures === undefined ? Promise.resolve() : look(page, `${pictures}-${step}`));
  await seen('1-work-type');
  await sayInWords(page, 'the kitchen sink trap drips into the cabinet, please fix it this week');
  await page.getByText('Where do you need plumbing service?').waitFor();
  await seen('2-location');
  await enterZipCode(page, zipCode);
  await seen('3-contractors');
  const company = await askAbout(page, pick);
  await seen('4-confirm');
  await page.getByRole('button', { name: 'Select Craftsman', exact: true }).click();

  await page.getByRole('heading', { name: 'Complete Your Request' }).waitFor();
  await fillContact(page, email);
  await seen('5-details');
  await page.getByRole('button', { name: `Submit Request to ${company}` }).click();

  await page.getByRole('heading', { name: 'Request Submitted Successfully!' }).waitFor();
  await seen('6-congratulations');
  const { link, requestNumber } = await trackingLink(visit, email);
  await page.goto(link);
  await page.getByText(requestNumber).first().waitFor();
  return { page, email, requestNumber, company };
}

/**
 * Submits through the API, for tests about other things, and opens the tracking page on a phone. `pick` is the place of
 * the contractor among those of the city. Files share products, and a contractor's first connection is free: a test that
 * accepts takes a contractor that no other file takes.
 */
export async function submitByApi(
  visit: Journey,
  { pick, ...given }: { pick: number; city?: string; state?: string; zipCode?: string },
): Promise<Submitted> {
  const email = aCustomerEmail();
  const contractor = (await findPlumbers(visit.url, given))[pick];
  if (!contractor) throw new Error(`There is no contractor number ${pick}`);
  const form = aSubmission({ ...given, customerEmail: email, selectedPlumberId: contractor.id });
  const { status } = await submit(visit.url, form);
  if (status !== 201) throw new Error(`The submission was answered ${status}`);
  const { link, requestNumber } = await trackingLink(visit, email);
  const page = await visit.open(link);
  await page.getByText(requestNumber).first().waitFor();
  return { page, email, requestNumber, company: contractor.companyName };
}

/** Returns the link that was mailed to the customer. */
async function trackingLink(visit: Journey, email: string): Promise<{ link: string; requestNumber: string }> {
  const mail = await visit.mailbox.wait({ to: email, channel: 'email' });
  return { link: linkIn(mail, '/track/'), requestNumber: requestNumberIn(mail) };
}

/** Opens the contractor's page from the link in the newest email about a request. */
export async function openAsContractor(visit: Journey, requestNumber: string, query = ''): Promise<Page> {
  const matching = new RegExp(`${requestNumber}[^]*/respond/`);
  return visit.open(linkIn(await visit.mailbox.wait({ channel: 'email', matching }), '/respond/') + query);
}
