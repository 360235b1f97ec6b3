import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { look, openAsContractor, submitByWizard } from './support/customer.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';

const visit = journey();

/** A day of next week, yyyy-MM-dd. */
const nextWeek = (days: number) => new Date(Date.now() + (7 + days) * 86_400_000).toISOString().slice(0, 10);

async function propose(contractor: Page, time: string, days = 0): Promise<void> {
  await contractor.getByRole('radio', { name: /^Propose/ }).check();
  await contractor.getByLabel(/date/i).first().fill(nextWeek(days));
  await contractor.getByLabel(/time/i).last().fill(time);
  await contractor.getByRole('button', { name: /proposal/i }).click();
}

it('a contractor proposes, the customer proposes back, the contractor proposes again, the customer approves', async () => {
  const { page, requestNumber, email, company } = await submitByWizard(visit, { pick: 5 });
  const contractor = await openAsContractor(visit, requestNumber);
  await contractor.getByRole('radio', { name: /^Propose/ }).check();
  await contractor.getByRole('button', { name: /proposal/i }).click();
  await contractor.getByText('Please specify your proposed date and time.').first().waitFor();
  await look(contractor, 'propose-1-refused');
  await propose(contractor, '14:30');
  await page
    .getByRole('link', { name: /answer/i })
    .first()
    .waitFor();
  await look(page, 'propose-2-tracking');

  const response = await visit.open(
    linkIn(await visit.mailbox.wait({ to: email, matching: /proposes a time/ }), '/response'),
  );
  await response.getByRole('button', { name: /^Propose New Time/ }).waitFor();
  await look(response, 'propose-3-response');
  await response.getByRole('button', { name: /^Propose New Time/ }).click();
  await response.getByLabel('Proposed date and time').fill(`${nextWeek(1)}T09:30`);
  await look(response, 'propose-4-counter');
  await response.getByRole('button', { name: 'Send Response' }).click();
  await response.getByText('Response sent successfully!').first().waitFor();

  await contractor
    .getByText(/customer proposes/i)
    .first()
    .waitFor();
  await look(contractor, 'propose-5-countered');
  await propose(contractor, '16:00', 2);
  await response.getByRole('button', { name: /^Approve/ }).click();
  await response.getByRole('button', { name: 'Send Response' }).click();
  await response.getByText('Response sent successfully!').first().waitFor();
  await page.getByText('A contractor has been selected for your project.').first().waitFor();
  await page.getByText(company).first().waitFor();
  await contractor.getByText('Ana Delgado').first().waitFor();
});

it('a fourth change of a proposal ends the request', async () => {
  const { page, requestNumber } = await submitByWizard(visit, { pick: 6 });
  const contractor = await openAsContractor(visit, requestNumber);
  for (const [index, time] of ['09:00', '10:00', '11:00', '12:00'].entries()) {
    await propose(contractor, time);
    await contractor
      .getByText(new RegExp(`${time.replace(/^0/, '')} [AP]M`))
      .first()
      .waitFor();
    if (index < 3) await contractor.getByRole('radio', { name: /^Propose/ }).waitFor();
  }
  await look(contractor, 'propose-6-no-change-left');
  await propose(contractor, '13:00');
  await page.getByText('This request was cancelled.').first().waitFor();
  await look(page, 'propose-7-cancelled');
  expect(
    await visit.mailbox.wait({ matching: new RegExp(`changed the time too often \\(${requestNumber}`) }),
  ).toBeDefined();
});
