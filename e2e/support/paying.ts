import type { Page } from 'playwright-core';
import { contractorProgram } from './contractor.ts';
import { aCustomerEmail, openAsContractor, type Submitted, submitByApi } from './customer.ts';
import type { Journey } from './journey.ts';
import { aSubmission, findPlumbers, submit } from './submissions.ts';

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const POOR_CARD = '4000 0000 0000 9995';
export const ASKING_CARD = '4000 0025 0000 3155';

/** Types a card into the sandbox's form. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('1234');
  await page.getByLabel('Security code').fill('123');
}

/** Uses up a contractor's first connection, which is free. */
async function connectFree(visit: Journey, pick: number): Promise<void> {
  const contractor = (await findPlumbers(visit.url))[pick];
  if (!contractor) throw new Error(`There is no contractor number ${pick}`);
  const form = aSubmission({ customerEmail: aCustomerEmail(), selectedPlumberId: contractor.id });
  const { requestNumber } = (await submit(visit.url, form)).body;
  const program = contractorProgram(visit.url, contractor);
  const { body } = await program.answer(await program.referralOf(requestNumber), { response: 'accept' });
  if (body.status !== 'settled') throw new Error(`The first connection was answered ${JSON.stringify(body)}`);
}

/** Creates a request whose contractor would pay the fee, and opens the contractor's page. */
export async function askWithFee(
  visit: Journey,
  pick: number,
  query = '',
): Promise<{ readonly customer: Submitted; readonly contractor: Page }> {
  await connectFree(visit, pick);
  const customer = await submitByApi(visit, { pick });
  return { customer, contractor: await openAsContractor(visit, customer.requestNumber, query) };
}

/** Accepts on the contractor's page, which says that the fee is due. */
export async function acceptDue(contractor: Page): Promise<void> {
  await contractor.getByRole('radio', { name: /^Accept/ }).check();
  await contractor.getByRole('button', { name: 'Accept and pay $5.00' }).click();
  await contractor.getByRole('link', { name: 'Pay $5.00' }).waitFor();
}

/** Creates a connection whose fee is due, and opens its contractor's page. */
export async function acceptWithFee(
  visit: Journey,
  pick: number,
): Promise<{ readonly customer: Submitted; readonly contractor: Page }> {
  const asked = await askWithFee(visit, pick, '?action=accept');
  await acceptDue(asked.contractor);
  return asked;
}

/** Goes from the contractor's page to the card form. */
export async function openPayment(contractor: Page): Promise<void> {
  await contractor.getByRole('link', { name: 'Pay $5.00' }).click();
  await contractor.getByRole('heading', { name: 'Pay $5.00 to connect' }).waitFor();
  await contractor.getByRole('button', { name: 'Pay $5.00' }).waitFor();
}
