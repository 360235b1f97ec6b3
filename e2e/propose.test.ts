import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAsContractor, submitByApi } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';

const visit = journey();
const denver = { city: 'Denver', state: 'CO', zipCode: '80202' };

/** Returns a day next week, yyyy-MM-dd. */
const nextWeek = (days: number) => new Date(Date.now() + (7 + days) * 86_400_000).toISOString().slice(0, 10);

async function propose(contractor: Page, { time, days = 0, last = false }: Proposal): Promise<void> {
  const change = contractor.getByRole('button', { name: 'Change my answer' });
  const choice = contractor.getByRole('radio', { name: /^Propose/ });
  await change.or(choice).first().waitFor();
  if (await change.isVisible()) await change.click();
  await choice.check();
  await contractor.getByLabel('Proposed date').fill(nextWeek(days));
  await contractor.getByLabel('Proposed time').fill(time);
  if (last) await look(contractor, 'propose-8-last-change');
  await contractor.getByRole('button', { name: last ? 'Send and end my proposal' : 'Send proposal' }).click();
}

interface Proposal {
  readonly time: string;
  readonly days?: number;
  /** No changes are left: this one ends it. */
  readonly last?: boolean;
}

it('a contractor proposes, the customer proposes back, the contractor proposes again, the customer approves', async () => {
  const { page, requestNumber, email, company } = await submitByApi(visit, { ...denver, pick: 0 });
  const contractor = await openAsContractor(visit, requestNumber, '?action=propose');
  await contractor.getByRole('button', { name: 'Send proposal' }).click();
  await contractor.getByText('Please specify your proposed date and time.').first().waitFor();
  await look(contractor, 'propose-1-refused');
  await contractor.getByLabel('Estimated cost').fill('$120 to $180');
  await contractor.getByLabel('What that covers').fill('A new trap and an hour of work.');
  await contractor.getByLabel('Message').fill('I am booked today.');
  await propose(contractor, { time: '14:30' });
  await contractor.getByText('Your proposal is with the customer.').first().waitFor();

  await page.getByRole('link', { name: 'Answer the proposal' }).first().waitFor();
  await look(page, 'propose-2-tracking');
  const mail = await visit.mailbox.wait({ to: email, matching: /proposes a time/ });
  expect(mail.text).toContain('2:30 PM MST');

  const response = await visit.open(linkIn(mail, '/response'));
  await response.getByText('$120 to $180').waitFor();
  await look(response, 'propose-3-response');
  await response.getByRole('button', { name: /^Propose New Time/ }).click();
  await response.getByLabel('Proposed date and time').fill(`${nextWeek(1)}T09:30`);
  await response.getByLabel('Message').fill('Mornings are better. Call me at (502) 555-0177.');
  await look(response, 'propose-4-counter');
  await response.getByRole('button', { name: 'Send Response' }).click();
  await response.getByText('Response sent successfully!').waitFor();
  await look(response, 'propose-5-sent');

  await contractor.getByText('The customer proposes another time.').first().waitFor();
  await contractor
    .getByText(/9:30 AM/)
    .first()
    .waitFor();
  expect(await contractor.content()).not.toContain('555-0177');
  await look(contractor, 'propose-6-countered');
  await propose(contractor, { time: '16:00', days: 2 });

  await response.getByRole('button', { name: /^Approve/ }).click();
  await response.getByRole('button', { name: 'Send Response' }).click();
  await response.getByText('Response sent successfully!').waitFor();
  await page.getByText('A contractor has been selected for your project.').first().waitFor();
  await page.getByRole('region', { name: 'Your contractor' }).getByText(company).waitFor();
  await contractor.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
  await look(contractor, 'propose-7-approved');
});

it('the first proposal and three changes are allowed; a fourth change ends the request', async () => {
  const { page, email, requestNumber } = await submitByApi(visit, { ...denver, pick: 1 });
  const contractor = await openAsContractor(visit, requestNumber);
  for (const [index, time] of ['09:00', '10:00', '11:00', '12:00'].entries()) {
    await propose(contractor, { time });
    await contractor
      .getByRole('region', { name: 'Status' })
      .getByText(new RegExp(`, ${time.replace(/^0/, '')} [AP]M`))
      .waitFor();
    const left = [
      'You can change your proposal 3 more times.',
      '2 more times.',
      '1 more time.',
      'One more change ends it.',
    ];
    await contractor.getByText(left[index] ?? '').waitFor();
  }
  await propose(contractor, { time: '13:00', last: true });
  await contractor.getByText('This ended after too many changes of time.').first().waitFor();
  await look(contractor, 'propose-9-ended');
  await page.getByText('This request was canceled.').first().waitFor();
  await look(page, 'propose-10-cancelled');
  await visit.mailbox.wait({ to: email, matching: new RegExp(`changed the time too often \\(${requestNumber}`) });
  await visit.mailbox.wait({ matching: new RegExp(`Your proposal was withdrawn \\(${requestNumber}`) });
});
