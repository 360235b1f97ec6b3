import { expect, it } from 'vitest';
import { photoWithPlace } from '../server/src/domains/files/testing/hostile-files.ts';
import { openAsContractor, submitByApi, submitByWizard } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';

const visit = journey();

it('a sentence on a phone becomes a job: submitted, accepted, started, completed, confirmed, and reopened', async () => {
  const { page, requestNumber, company } = await submitByWizard(visit, {
    zipCode: '40204',
    pick: 0,
    pictures: 'accept',
  });
  await page.getByText('Local contractors have been notified of your request.').first().waitFor();
  await look(page, 'accept-7-tracking');

  const contractor = await openAsContractor(visit, requestNumber);
  await contractor.getByRole('heading', { name: 'Kitchen sink trap drips into the cabinet' }).waitFor();
  expect(await contractor.content()).not.toContain('Ana Delgado');
  await look(contractor, 'accept-8-respond');
  await contractor.getByRole('radio', { name: /^Accept/ }).check();
  await contractor.getByRole('button', { name: /^Accept/ }).click();
  await contractor
    .getByText(/^You are connected with/)
    .first()
    .waitFor();
  await contractor.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
  await contractor.getByRole('link', { name: '(502) 555-0177', exact: true }).waitFor();
  await look(contractor, 'accept-9-connected');

  // The customer's page updates by itself.
  await page.getByText('A contractor has been selected for your project.').first().waitFor();
  await page.getByRole('region', { name: 'Your contractor' }).getByText(company).waitFor();
  await look(page, 'accept-10-selected');

  await contractor.getByRole('button', { name: 'Start work' }).click();
  await contractor.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();
  await page.getByText('Your service is currently in progress.').first().waitFor();
  // What they found and what they left, which the customer sees before they answer.
  const work = contractor.getByRole('region', { name: 'Photos of the work' });
  for (const [phase, width] of [
    ['Before', 900],
    ['After', 1200],
  ] as const) {
    const buffer = await photoWithPlace(1, width, 900);
    const input = work.getByRole('region', { name: phase }).getByLabel('Take or add');
    await input.setInputFiles({ name: 'work.jpg', mimeType: 'image/jpeg', buffer });
    await work.getByRole('button', { name: `${phase} the work, photo 1: describe it` }).waitFor();
  }
  await look(contractor, 'accept-11-work-photos');
  await contractor.getByRole('button', { name: 'Complete' }).click();
  await look(contractor, 'accept-11-complete');
  await contractor.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await page.getByText('Your service has been completed!').first().waitFor();
  await page.getByRole('heading', { name: 'Is the work done?' }).waitFor();
  const seen = page.getByRole('region', { name: 'Photos of the work' });
  for (const name of ['Before the work, photo 1', 'After the work, photo 1'])
    await seen.getByRole('img', { name }).waitFor();
  await look(page, 'accept-12-completed');
  await page.getByRole('button', { name: "Yes, it's done" }).click();
  await page.getByRole('link', { name: `Review ${company}` }).waitFor();
  await contractor.getByText('The customer confirmed it.').first().waitFor();
  // Now they are evidence.
  await expect.poll(() => work.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await look(page, 'accept-12-signed-off');

  await page.getByRole('button', { name: 'Not completed after all' }).click();
  await page.getByRole('dialog').getByText('Something is not right').click();
  await page.getByRole('dialog').getByLabel('In your words').fill('It still drips.');
  await page.getByRole('dialog').getByRole('button', { name: 'Tell them' }).click();
  await page
    .getByText(/^You said it is not completed; we told /)
    .first()
    .waitFor();
  await contractor.getByText('The customer says that it is not completed.').first().waitFor();
  await look(page, 'accept-13-not-completed');
});

it('the second connection of a contractor carries the fee and shows no contact details', async () => {
  const first = await submitByApi(visit, { pick: 1 });
  const free = await openAsContractor(visit, first.requestNumber, '?action=accept');
  await free.getByRole('radio', { name: /^Accept .*Free/ }).waitFor();
  await free.getByRole('button', { name: 'Accept, free' }).click();
  await free.getByRole('heading', { name: 'Ana Delgado' }).waitFor();

  const second = await submitByApi(visit, { pick: 1 });
  const due = await openAsContractor(visit, second.requestNumber, '?action=accept');
  await due.getByRole('radio', { name: /^Accept .*\$5\.00/ }).waitFor();
  await look(due, 'accept-14-fee');
  await due.getByRole('button', { name: 'Accept and pay $5.00' }).click();
  const pay = due.getByRole('link', { name: 'Pay $5.00' });
  await pay.waitFor();
  await due.getByRole('region', { name: 'Status' }).getByText('Accepted. One payment of $5.00').waitFor();
  await look(due, 'accept-15-fee-due');

  // The details aren't hidden in the page: they were never sent.
  const source = (await due.content()) + (await due.evaluate(() => JSON.stringify(history.state)));
  for (const secret of ['Ana Delgado', '555-0177', '5025550177', second.email, '1127 Cherokee'])
    expect(source).not.toContain(secret);
  expect(await pay.getAttribute('href')).toMatch(/\/payment\?/);
  await second.page.getByText('accepted, the connection is being completed', { exact: false }).waitFor();
  await second.page.getByText('1 contractor has responded to your request.').first().waitFor();
});
