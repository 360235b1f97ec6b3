import { expect, it } from 'vitest';
import { openAsContractor, submitByApi } from './support/customer.ts';
import { lookAround } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { acceptWithFee, openPayment } from './support/paying.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey();

it('a contractor takes an acceptance back before paying: asked once, nothing charged, and the customer can ask the next', async () => {
  const { customer, contractor } = await acceptWithFee(visit, 7);
  await lookAround(contractor, 'take-back-1-due');
  await openPayment(contractor);
  await lookAround(contractor, 'take-back-2-payment');
  await contractor.getByRole('button', { name: 'Take back my acceptance' }).click();
  await lookAround(contractor, 'take-back-3-asks');
  await contractor.getByRole('dialog').getByRole('button', { name: 'Keep the job' }).click();
  await contractor.getByRole('dialog').waitFor({ state: 'hidden' });
  await contractor.getByRole('button', { name: 'Take back my acceptance' }).click();
  await contractor.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await seeToast(contractor, 'Taken back', 'Your acceptance was taken back. Nothing is charged.');
  await contractor.getByText('Nothing to pay here').waitFor();
  expect(await contractor.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  await lookAround(contractor, 'take-back-4-nothing-to-pay');
  await contractor.getByRole('link', { name: 'Back to the request' }).click();
  await contractor.getByText('You took back your acceptance.').first().waitFor();
  await lookAround(contractor, 'take-back-5-taken-back');

  await customer.page.getByRole('heading', { name: 'Next best contractors' }).waitFor();
  await customer.page.getByText(`${customer.company} took the acceptance back`).first().waitFor();
  await visit.mailbox.wait({ matching: new RegExp(`can't take the job after all[^]*${customer.requestNumber}`) });
  const again = await openAsContractor(visit, customer.requestNumber, '?action=accept');
  expect(await again.getByRole('radio').count()).toBe(0);
});

it('a start that is not so: asked about without an agreed time, denied by the customer, told to both, and undone', async () => {
  const customer = await submitByApi(visit, { pick: 8 });
  const { page, requestNumber, company } = customer;
  const contractor = await openAsContractor(visit, requestNumber, '?action=accept');
  await contractor.getByRole('button', { name: 'Accept, free' }).click();
  await contractor.getByText('Ana Delgado').waitFor();
  await contractor.getByRole('button', { name: 'Start work' }).click();
  await contractor.getByRole('dialog').getByText('No time is agreed with the customer yet.').waitFor();
  await lookAround(contractor, 'not-so-1-asks');
  await contractor.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();

  await page.getByText(`${company} says that the work has begun.`).first().waitFor();
  await lookAround(page, 'not-so-2-in-progress');
  await page.getByRole('button', { name: 'That is not so' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tell them' }).click();
  await page.getByText('Choose a reason').waitFor();
  await lookAround(page, 'not-so-3-reasons');
  await page.getByRole('dialog').getByText('Nobody came').click();
  await page.getByRole('dialog').getByLabel('In your words').fill('I waited all morning.');
  await page.getByRole('dialog').getByRole('button', { name: 'Tell them' }).click();
  await page.getByText(`You said that nobody came; we told ${company}.`).first().waitFor();
  await page.getByText(`You said that nobody came; ${company} was told`).waitFor();
  await page.getByRole('button', { name: 'Cancel this request' }).waitFor();
  await lookAround(page, 'not-so-4-said');

  await contractor.getByText('The customer says that nobody came.').first().waitFor();
  await contractor.getByRole('button', { name: 'Start work' }).waitFor();
  await lookAround(contractor, 'not-so-5-contractor');
  const told = await visit.mailbox.wait({ matching: new RegExp(`you have not started \\(${requestNumber}`) });
  expect(told.text).toContain('I waited all morning.');
  await visit.mailbox.wait({ to: customer.email, matching: /You said that nobody came/ });
});
