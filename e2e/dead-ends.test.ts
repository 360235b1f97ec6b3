import { expect, it } from 'vitest';
import { aCustomerEmail, openAsContractor, submitByApi } from './support/customer.ts';
import { look, lookAround } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { acceptWithFee, openPayment } from './support/paying.ts';
import { seeToast } from './support/toasts.ts';
import { askAbout, fillContact, openWizard, reachDetails } from './support/wizard.ts';

const visit = journey();

it('a contractor takes an acceptance back before paying: one confirmation, no charge, and the customer can ask another', async () => {
  const { customer, contractor } = await acceptWithFee(visit, 9);
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
  await customer.page.getByText(`${customer.company} took back their acceptance`).first().waitFor();
  await visit.mailbox.wait({ matching: new RegExp(`can't take the job after all[^]*${customer.requestNumber}`) });
  const again = await openAsContractor(visit, customer.requestNumber, '?action=accept');
  expect(await again.getByRole('radio').count()).toBe(0);
});

it('a disputed start: confirmed first without an agreed time, denied by the customer, shown to both parties, and undone', async () => {
  const customer = await submitByApi(visit, { pick: 10 });
  const { page, requestNumber, company } = customer;
  const contractor = await openAsContractor(visit, requestNumber, '?action=accept');
  await contractor.getByRole('button', { name: 'Accept, free' }).click();
  await contractor.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
  await contractor.getByRole('button', { name: 'Start work' }).click();
  await contractor.getByRole('dialog').getByText("You haven't agreed on a time with the customer yet.").waitFor();
  await lookAround(contractor, 'not-so-1-asks');
  await contractor.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();

  await page.getByText(`${company} says that the work has begun.`).first().waitFor();
  await lookAround(page, 'not-so-2-in-progress');
  await page.getByRole('button', { name: "That's not right" }).click();
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

it('an ended request is sent again with everything filled in, to a newly picked contractor', async () => {
  const { page, requestNumber } = await submitByApi(visit, { pick: 11 });
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByText('You canceled it.').first().waitFor();
  await lookAround(page, 'again-1-ended');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await page.getByRole('heading', { name: 'Select Your Contractor' }).waitFor();
  await page.getByText(`Sent again from ${requestNumber}`).waitFor();
  await lookAround(page, 'again-2-pick');
  const company = await askAbout(page, 2);
  await page.getByRole('button', { name: 'Select Craftsman', exact: true }).click();
  await page.getByRole('heading', { name: 'Complete Your Request' }).waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana Delgado');
  await page.getByRole('button', { name: `Submit Request to ${company}` }).click();
  await page.getByRole('heading', { name: 'Request Submitted Successfully!' }).waitFor();
  expect(await page.getByText(requestNumber).count()).toBe(0);
});

it('a second tab whose draft was already sent says so: immediately, after a reload, on the way back, and on Submit', async () => {
  const first = await openWizard(visit);
  const company = await reachDetails(first);
  await fillContact(first, aCustomerEmail());
  await first.getByLabel('Project Description').fill('The kitchen sink trap drips into the cabinet.');
  const second = await visit.open('/request-service?step=details', { visitorOf: first });
  await second.getByRole('heading', { name: 'Complete Your Request' }).waitFor();
  // This tab is frozen meanwhile and receives nothing.
  const still = await visit.open(second.url(), {
    visitorOf: first,
    before: (page) =>
      page.addInitScript(() =>
        window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
      ),
  });
  const submit = still.getByRole('button', { name: `Submit Request to ${company}` });
  await submit.waitFor();
  await first.getByRole('button', { name: `Submit Request to ${company}` }).click();
  await first.getByRole('heading', { name: 'Request Submitted Successfully!' }).waitFor();

  await submit.click();
  await still.getByRole('heading', { name: 'This request was already sent' }).waitFor();
  const said = second.getByRole('heading', { name: 'This request was already sent' });
  await said.waitFor();
  await second.getByText(`to ${company}. Nothing was sent twice.`).waitFor();
  await lookAround(second, 'second-tab-1-sent');
  await second.reload();
  await said.waitFor();
  await second.getByRole('link', { name: 'Track your request' }).click();
  await second.getByText('Local contractors have been notified of your request.').first().waitFor();
  await second.goBack();
  await said.waitFor();
  await second.getByRole('button', { name: 'New Request' }).click();
  await second.getByRole('heading', { name: 'What do you need done?' }).waitFor();
});

it('a link in a message that was not copied completely says so', async () => {
  const page = await visit.open('/respond?id=Zx9_secret');
  await page.getByRole('heading', { level: 1, name: 'This link is not complete' }).waitFor();
  await look(page, 'respond-incomplete');
});
