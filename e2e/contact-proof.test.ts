import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aCustomerEmail } from './support/customer.ts';
import { look, lookAround } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { aSubmission, findPlumbers, submit } from './support/submissions.ts';
import { fillContact, openWizard, reachDetails } from './support/wizard.ts';

const visit = journey({ own: { env: { CUSTOMER_PROOF: 'phone' } } });
const REFUSED = [{ status: 403, url: '/proof/confirm' }] as const;

/** Returns the newest code to a phone in the local mailbox. */
async function codeTo(phone: string): Promise<string> {
  const { text } = await visit.mailbox.wait({ to: phone, channel: 'sms', matching: /Plumbline code/ });
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit code' });

it('one more step after the wizard: the code sends the request, and only then it is congratulated', async () => {
  const email = aCustomerEmail();
  const page = await openWizard(visit, { refusals: REFUSED });
  const company = await reachDetails(page);
  await page.getByLabel('Project Description').fill('The kitchen sink trap drips into the cabinet.');
  await fillContact(page, email);
  await page.getByRole('button', { name: `Submit Request to ${company}` }).click();
  await page.getByRole('heading', { name: 'Confirm your phone to send this' }).waitFor();
  expect(await page.getByText('Request Submitted Successfully!').count()).toBe(0);
  await lookAround(page, 'proof-1-ask');

  await page.getByRole('button', { name: 'Text me the code' }).click();
  await codeField(page).waitFor();
  const code = await codeTo('+15025550177');
  await codeField(page).fill(code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)));
  await page.getByText('This code is wrong. You have 4 attempts left.').waitFor();
  await page.getByText('Wrong number?').click();
  await lookAround(page, 'proof-2-wrong');

  await codeField(page).fill(code);
  await page.getByRole('heading', { name: 'Request Submitted Successfully!' }).waitFor();
  await page.getByText('Your service request has been sent to your selected contractor.').waitFor();

  // The same browser needn't confirm the same phone again.
  await page.goto(`${visit.url}/request-service`);
  const again = await reachDetails(page);
  await page.getByLabel('Project Description').fill('The kitchen sink trap drips into the cabinet.');
  await fillContact(page, email);
  await page.getByRole('button', { name: `Submit Request to ${again}` }).click();
  await page.getByRole('heading', { name: 'Request Submitted Successfully!' }).waitFor();
});

it('the tracking page asks for the code, and the contractor reads what was confirmed', async () => {
  const [contractor] = await findPlumbers(visit.url);
  const phone = '+15025550166';
  const given = { customerPhone: phone, customerEmail: aCustomerEmail(), smsConsent: true };
  const { body } = await submit(visit.url, aSubmission({ selectedPlumberId: contractor?.id, ...given }));
  const page = await visit.open(`/track/${body.id}`, { size: 'desk' });
  await page.getByRole('heading', { name: 'Confirm your phone to send this' }).waitFor();
  await lookAround(page, 'proof-3-tracking');
  await codeField(page).fill(await codeTo(phone));
  await codeField(page).waitFor({ state: 'detached' });

  const offer = await visit.mailbox.wait({ matching: /\/respond\// });
  const link = /https?:\/\/\S+\/respond\/\S+/.exec(offer.text)?.[0] ?? '';
  const offerPage = await visit.open(link);
  await offerPage.getByText('Phone confirmed, address plausible').waitFor();
  await look(offerPage, 'proof-4-contractor');
});
