import { expect, it } from 'vitest';
import { openAsContractor, submitByApi, submitByWizard } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { keepsOff, seeToast } from './support/toasts.ts';

const visit = journey();

it('a denial offers the next best contractors, one click each, without filling anything in twice', async () => {
  const { page, requestNumber, company } = await submitByWizard(visit, { zipCode: '40507', pick: 2 });
  const contractor = await openAsContractor(visit, requestNumber, '?action=decline');
  expect(await contractor.getByRole('radio', { name: /^Deny/ }).isChecked()).toBe(true);
  await contractor.getByLabel('Message').fill('Fully booked until next month, sorry.');
  await look(contractor, 'deny-1-answer');
  await contractor.getByRole('button', { name: 'Deny' }).click();
  await contractor.getByText('You denied this request.').first().waitFor();
  await look(contractor, 'deny-2-denied');

  await page.getByRole('heading', { name: 'Next best contractors' }).waitFor();
  const offers = page.getByRole('button', { name: /^Ask / });
  await offers.first().waitFor();
  await look(page, 'deny-3-next');
  expect(await offers.allTextContents()).not.toContain(`Ask ${company}`);
  const asked = ((await offers.first().textContent()) ?? '').replace(/^Ask /, '');
  await offers.first().click();
  await seeToast(page, 'Request sent', `${asked} has been asked.`);
  await page.getByText(/^waiting for an answer until/).waitFor();
  await keepsOff(page, page.getByRole('region', { name: 'Current status' }));
  await look(page, 'deny-4-asked');

  const another = await openAsContractor(visit, requestNumber, '?action=accept');
  await another.getByText(asked).first().waitFor();
  await another.getByRole('button', { name: 'Accept, free' }).click();
  await another.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
  await page.getByText('A contractor has been selected for your project.').first().waitFor();
  await page.getByRole('region', { name: 'Your contractor' }).getByText(asked).waitFor();

  // After denying, the contractor learns nothing more and can't undo it.
  await contractor.reload();
  await contractor.getByText('You denied this request.').first().waitFor();
  expect(await contractor.content()).not.toContain('Ana Delgado');
  expect(await contractor.getByRole('radio').count()).toBe(0);
});

it('a customer cancels, and the contractor is notified', async () => {
  const { page, requestNumber } = await submitByApi(visit, {
    city: 'Lexington',
    state: 'KY',
    zipCode: '40507',
    pick: 3,
  });
  const contractor = await openAsContractor(visit, requestNumber);
  await contractor.getByRole('radio', { name: /^Accept/ }).waitFor();
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await look(page, 'cancel-1-asks');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByText('This request was canceled.').first().waitFor();
  await look(page, 'cancel-2-cancelled');

  await contractor.getByText('This request was canceled.').first().waitFor();
  expect(await contractor.getByRole('radio').count()).toBe(0);
  await look(contractor, 'cancel-3-contractor');
  const told = await visit.mailbox.wait({ matching: new RegExp(`The customer has canceled \\(${requestNumber}`) });
  expect(told.text).toContain('Nothing is due.');
});
