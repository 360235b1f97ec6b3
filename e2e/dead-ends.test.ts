import { expect, it } from 'vitest';
import { openAsContractor } from './support/customer.ts';
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
  await customer.page.getByText(`${customer.company} took the acceptance back`).waitFor();
  await visit.mailbox.wait({ matching: new RegExp(`can't take the job after all[^]*${customer.requestNumber}`) });
  const again = await openAsContractor(visit, customer.requestNumber, '?action=accept');
  expect(await again.getByRole('radio').count()).toBe(0);
});
