import { expect, it } from 'vitest';
import { look, openAsContractor, submitByWizard } from './support/customer.ts';
import { journey } from './support/journey.ts';

const visit = journey();

it('a sentence on a phone becomes a job: submitted, accepted, started, completed, and not completed after all', async () => {
  const { page, requestNumber, company } = await submitByWizard(visit, { pick: 0, pictures: 'accept' });
  await page.getByText('Local contractors have been notified of your request.').first().waitFor();
  await look(page, 'accept-7-tracking');

  const contractor = await openAsContractor(visit, requestNumber);
  await contractor
    .getByRole('heading', { name: /Plumbing/ })
    .first()
    .waitFor();
  expect(await contractor.content()).not.toContain('Ana Delgado');
  await look(contractor, 'accept-8-respond');
  await contractor.getByRole('radio', { name: /^Accept/ }).check();
  await contractor.getByRole('button', { name: /^Accept/ }).click();
  await contractor.getByText('Ana Delgado').first().waitFor();
  await contractor.getByText('(502) 555-0177').first().waitFor();
  await look(contractor, 'accept-9-connected');

  // The customer's page has heard of it by itself.
  await page.getByText('A contractor has been selected for your project.').first().waitFor();
  await page.getByText(company).first().waitFor();
  await look(page, 'accept-10-selected');

  await contractor.getByRole('button', { name: 'Start work' }).click();
  await page.getByText('Your service is currently in progress.').first().waitFor();
  await contractor.getByRole('button', { name: 'Complete' }).click();
  await contractor.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await page.getByText('Your service has been completed!').first().waitFor();
  await look(page, 'accept-11-completed');
  await page.getByRole('button', { name: /not completed/i }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByText('Your service is currently in progress.').first().waitFor();
});

it('the second connection of a contractor carries the fee and shows no contact details', async () => {
  const first = await submitByWizard(visit, { pick: 1 });
  const free = await openAsContractor(visit, first.requestNumber, '?action=accept');
  await free.getByRole('button', { name: /^Accept/ }).click();
  await free.getByText('Ana Delgado').first().waitFor();

  const second = await submitByWizard(visit, { pick: 1 });
  const due = await openAsContractor(visit, second.requestNumber, '?action=accept');
  await due.getByRole('button', { name: 'Accept and pay $5.00' }).click();
  await due.getByRole('link', { name: /Pay \$5\.00/ }).waitFor();
  expect(await due.content()).not.toContain('Ana Delgado');
  await look(due, 'accept-12-fee-due');
});
