import { expect, it } from 'vitest';
import { look, openAsContractor, submitByWizard } from './support/customer.ts';
import { journey } from './support/journey.ts';

const visit = journey();

it('a denial brings the next best contractors, one click each, and nothing is filled in twice', async () => {
  const { page, requestNumber } = await submitByWizard(visit, { pick: 3 });
  const contractor = await openAsContractor(visit, requestNumber, '?action=decline');
  expect(await contractor.getByRole('radio', { name: /^Deny/ }).isChecked()).toBe(true);
  await contractor.getByRole('button', { name: /^Deny/ }).click();
  await contractor
    .getByText(/denied/i)
    .first()
    .waitFor();
  await look(contractor, 'deny-1-denied');

  const next = page.getByRole('button', { name: /^Ask / }).first();
  await next.waitFor();
  await look(page, 'deny-2-next');
  await next.click();
  await page
    .getByText(/waiting for an answer/i)
    .first()
    .waitFor();
  await look(page, 'deny-3-asked');

  const another = await openAsContractor(visit, requestNumber, '?action=accept');
  await another.getByRole('button', { name: /^Accept/ }).click();
  await page.getByText('A contractor has been selected for your project.').first().waitFor();
});

it('a customer cancels, and the contractor is told', async () => {
  const { page, requestNumber } = await submitByWizard(visit, { pick: 4 });
  const contractor = await openAsContractor(visit, requestNumber);
  await contractor
    .getByRole('heading', { name: 'Your answer' })
    .or(contractor.getByText('Your answer'))
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await look(page, 'cancel-1-asks');
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByText('This request was cancelled.').first().waitFor();
  await look(page, 'cancel-2-cancelled');
  await contractor
    .getByText(/cancelled/i)
    .first()
    .waitFor();
  await look(contractor, 'cancel-3-contractor');
});
