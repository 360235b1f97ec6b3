import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lookTwice } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { acceptDue, askWithFee, fillCard, GOOD_CARD, openPayment } from './support/paying.ts';

const visit = journey();

const send = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^(Message|Your question|Your answer)$/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByRole('list', { name: /^Messages/ })
    .getByText(text)
    .waitFor();
};

const NUMBER = '(502) 555-0134';

it('a contractor asks, the customer answers, and once the fee is paid both write what they like', async () => {
  const { customer, contractor } = await askWithFee(visit, 12);
  const { page } = customer;
  await contractor.getByRole('link', { name: 'Ask a Question' }).click();
  await contractor.getByRole('heading', { name: 'Customer in 40204' }).waitFor();
  await contractor.getByText('You can ask 3 questions. They cost nothing.').waitFor();
  await lookTwice(contractor, 'threads-1-empty');
  await send(contractor, `Is the shut-off valve closed? Call ${NUMBER} if it gets worse.`);
  await contractor.getByText('You can ask 2 questions.', { exact: false }).waitFor();
  await lookTwice(contractor, 'threads-2-asked');

  // The customer's page of the request says so by itself.
  const card = page.getByRole('region', { name: 'Messages' });
  await card.getByText('New').waitFor();
  await lookTwice(page, 'threads-3-track');
  await card.getByRole('link').click();
  await page.getByText('One question waits for your answer.').waitFor();
  expect(await page.content()).not.toContain('555-0134');
  await contractor.getByText('read', { exact: true }).waitFor();
  await send(page, 'Yes, since last night. I am at 502 555 0177.');
  await lookTwice(page, 'threads-4-answered');
  // It arrives in the other tab without being loaded again.
  await contractor.getByText('Yes, since last night.').waitFor();
  expect(await contractor.content()).not.toContain('555 0177');
  await page.getByText('read', { exact: true }).waitFor();

  await contractor.getByRole('link', { name: 'Back to the request' }).click();
  await acceptDue(contractor);
  await openPayment(contractor);
  await fillCard(contractor, GOOD_CARD);
  await contractor.getByRole('button', { name: 'Pay $5.00' }).click();
  await contractor.getByText('Payment Successful!').waitFor();
  await page.getByText('Connected. Names, numbers and the street are open to both of you.').waitFor();
  await page.getByText(NUMBER).waitFor();

  await contractor.goto(visit.url + threadOf(contractor));
  await contractor.getByText('I am at 502 555 0177.').waitFor();
  await contractor.getByRole('button', { name: 'On my way' }).click();
  await page.getByText('I’m on my way.').waitFor();
  await send(page, 'Ring at (502) 555-0178, please.');
  await contractor.getByText('Ring at (502) 555-0178, please.').waitFor();
  await lookTwice(contractor, 'threads-5-connected');
  await lookTwice(page, 'threads-6-connected-customer');
});

/** The address of the thread, from the connection's own page. */
function threadOf(contractor: Page): string {
  const search = new URL(contractor.url()).searchParams;
  return `/thread?request=${search.get('request')}&contractor=${search.get('contractor')}`;
}

it('without scripts a question and its answer are posted, and the page of the request leads to them', async () => {
  const { customer, contractor } = await askWithFee(visit, 13);
  const address = new URL(contractor.url()).pathname.split('/');
  const [referralId = '', contractorId = ''] = address.slice(-2);
  const plain = await visit.open(`/thread?request=${referralId}&contractor=${contractorId}`, {
    context: { javaScriptEnabled: false },
    refusals: [{ status: 400, url: '/thread' }],
  });
  await plain.getByRole('button', { name: 'Send', exact: true }).click();
  await plain.getByText('Please write a message.').waitFor();
  await plain.getByRole('textbox').fill('Gas or electric?');
  await plain.getByRole('button', { name: 'Send', exact: true }).click();
  await plain
    .getByRole('list', { name: /^Messages/ })
    .getByText('Gas or electric?')
    .waitFor();
  const link = customer.page.getByRole('region', { name: 'Messages' }).getByRole('link');
  const answering = await visit.open((await link.getAttribute('href')) ?? '', {
    context: { javaScriptEnabled: false },
  });
  await answering.getByText('Gas or electric?').waitFor();
  await answering.getByRole('textbox').fill('Gas.');
  await answering.getByRole('button', { name: 'Send', exact: true }).click();
  await answering.getByText('There is no open question.', { exact: false }).waitFor();
  await plain.reload();
  await plain.getByText('read', { exact: true }).waitFor();
  await plain.getByText('Gas.', { exact: true }).waitFor();
});
