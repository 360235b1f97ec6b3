import { describe, expect, it } from 'vitest';
import { openAsContractor } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import {
  ASKING_CARD,
  acceptWithFee,
  DECLINED_CARD,
  fillCard,
  GOOD_CARD,
  openPayment,
  POOR_CARD,
} from './support/paying.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey();

/** Waits for the receipts sent to the contractor of a request. */
const receiptsOf = async (requestNumber: string) => {
  const matching = new RegExp(`${requestNumber}[^]*Referral fee paid`);
  await visit.mailbox.wait({ channel: 'email', matching });
  const mails = await visit.mailbox.read({ channel: 'email' });
  return mails.filter(({ subject, text }) => matching.test(`${subject ?? ''}\n${text}`));
};

describe('the fee of an accepted connection', () => {
  it('is paid by card, and connects the two', async () => {
    const { customer, contractor } = await acceptWithFee(visit, 2);
    await openPayment(contractor);
    expect(await contractor.content()).not.toContain('Ana Delgado');
    await look(contractor, 'payments-1-fee');
    await fillCard(contractor, GOOD_CARD);
    await contractor.getByRole('button', { name: 'Pay $5.00' }).click();

    await contractor.getByText('Payment Successful!').waitFor();
    await contractor
      .getByText("Your $5.00 referral fee has been processed. You're now connected with the customer!")
      .waitFor();
    const job = contractor.getByRole('region', { name: 'Job assignment' });
    for (const text of ['Ana Delgado', '(502) 555-0177', customer.email, customer.requestNumber]) {
      await job.getByText(text).first().waitFor();
    }
    await look(contractor, 'payments-2-connected');
    await contractor.setViewportSize({ width: 1440, height: 900 });
    await look(contractor, 'payments-2-connected-desk');

    // The customer's page updates by itself and shows the contractor's details.
    await customer.page.getByText('A contractor has been selected for your project.').first().waitFor();
    await customer.page.getByRole('region', { name: 'Your contractor' }).getByText(customer.company).waitFor();
    expect(await receiptsOf(customer.requestNumber)).toHaveLength(1);
  });

  it('is paid once, however often the button is pressed and the link is opened', async () => {
    const { customer, contractor } = await acceptWithFee(visit, 3);
    await openPayment(contractor);
    const link = contractor.url();
    await fillCard(contractor, GOOD_CARD);
    await contractor.getByRole('button', { name: 'Pay $5.00' }).dblclick();
    await contractor.getByText('Payment Successful!').waitFor();

    await contractor.goto(link);
    await contractor.getByText('Payment Successful!').waitFor();
    expect(new URL(contractor.url()).pathname).toBe('/payment-success');
    expect(await receiptsOf(customer.requestNumber)).toHaveLength(1);
  });

  it('stays due after a decline, which is explained in the provider’s words', async () => {
    const { contractor } = await acceptWithFee(visit, 4);
    await openPayment(contractor);
    await fillCard(contractor, DECLINED_CARD);
    await contractor.getByRole('button', { name: 'Pay $5.00' }).click();
    await seeToast(contractor, 'Payment Failed', 'Your card was declined.');
    await look(contractor, 'payments-3-declined');
    await fillCard(contractor, POOR_CARD);
    await contractor.getByRole('button', { name: 'Pay $5.00' }).click();
    await seeToast(contractor, 'Payment Failed', 'Your card has insufficient funds.');

    await fillCard(contractor, ASKING_CARD);
    await contractor.getByRole('button', { name: 'Pay $5.00' }).click();
    await look(contractor, 'payments-4-bank');
    await contractor.getByRole('dialog').getByRole('button', { name: "Yes, it's me" }).click();
    await contractor.getByText('Payment Successful!').waitFor();
  });

  it('also connects if the tab is closed right after paying', async () => {
    const { customer, contractor } = await acceptWithFee(visit, 5);
    await openPayment(contractor);
    await fillCard(contractor, GOOD_CARD);
    const sent = contractor.waitForRequest(/\/api\/sandbox\/payments$/);
    await contractor.getByRole('button', { name: 'Pay $5.00' }).click();
    await (await sent).response();
    await contractor.close();

    await customer.page.getByText('A contractor has been selected for your project.').first().waitFor();
    const again = await openAsContractor(visit, customer.requestNumber);
    await again
      .getByText(/^You are connected with/)
      .first()
      .waitFor();
    await again.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
  });

  it('can also be reached from the email', async () => {
    const { customer } = await acceptWithFee(visit, 6);
    const mail = await visit.mailbox.wait({
      channel: 'email',
      matching: new RegExp(`${customer.requestNumber}[^]*/payment\\?`),
    });
    const page = await visit.open(linkIn(mail, '/payment'));
    await page.getByRole('button', { name: 'Pay $5.00' }).waitFor();
  });

  it('is refunded to the card if the customer says that they were never connected', async () => {
    const { customer, contractor } = await acceptWithFee(visit, 7);
    await openPayment(contractor);
    await fillCard(contractor, GOOD_CARD);
    await contractor.getByRole('button', { name: 'Pay $5.00' }).click();
    await contractor.getByText('Payment Successful!').waitFor();

    await contractor.getByRole('button', { name: 'Report a bad connection' }).click();
    await contractor.getByLabel("The customer can't be reached").check();
    await look(contractor, 'payments-5-report');
    await contractor.getByRole('button', { name: 'Send report' }).click();
    await contractor.getByText('Your report', { exact: true }).waitFor();

    const asked = await visit.mailbox.wait({ to: customer.email, matching: /\/connection-check\// });
    const page = await visit.open(linkIn(asked, '/connection-check/'));
    await page.getByText("says that they couldn't reach you.", { exact: false }).waitFor();
    await look(page, 'payments-6-check');
    await page.getByLabel('That is right, we never spoke').check();
    await page.getByRole('button', { name: 'Send my answer' }).click();
    await page.getByText('The contractor gets the fee back', { exact: false }).waitFor();
    const back = new RegExp(`${customer.requestNumber}[^]*we refund it to your card`);
    await visit.mailbox.wait({ channel: 'email', matching: back });
    await contractor.reload();
    await contractor.getByText('The connection has ended.', { exact: false }).waitFor();
  });
});

describe('a link to pay', () => {
  it('without its parameters is invalid', async () => {
    const page = await visit.open('/payment?payment_intent=pay_1&contractor=ct_1');
    await page.getByRole('heading', { name: 'Invalid Payment Link' }).waitFor();
    await page.getByText('This payment link is invalid or has expired.').waitFor();
    await look(page, 'payments-7-invalid');
  });

  it('to nothing is invalid, too', async () => {
    const page = await visit.open('/payment?payment_intent=pay_1&contractor=ct_1&request=rf_1', {
      refusals: [{ url: '/payment?', status: 404 }],
    });
    await page.getByRole('heading', { name: 'Invalid Payment Link' }).waitFor();
  });

  it('of an ended request accepts no card', async () => {
    const { customer, contractor } = await acceptWithFee(visit, 8);
    const href = (await contractor.getByRole('link', { name: 'Pay $5.00' }).getAttribute('href')) ?? '';
    await customer.page.getByRole('button', { name: 'Cancel this request' }).click();
    await customer.page.getByRole('dialog').getByRole('button', { name: 'Cancel this request' }).click();
    await customer.page.getByText('This request was canceled.').first().waitFor();
    await contractor.goto(href);
    await contractor.getByText('Nothing to pay here').waitFor();
    expect(await contractor.getByLabel('Card number').count()).toBe(0);
  });
});

describe('a donation', () => {
  it('goes from About to its receipt', async () => {
    const page = await visit.open('/about');
    await page.getByLabel('$50', { exact: true }).check();
    await page.getByLabel('Email Address').fill('donor@example.com');
    await look(page, 'payments-8-about');
    await page.getByRole('button', { name: 'Donate $50' }).click();

    await page.getByRole('heading', { name: 'Secure checkout' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/checkout?amount=50&type=donation');
    await page.getByText('The receipt goes to donor@example.com.').waitFor();
    await look(page, 'payments-9-checkout');
    await fillCard(page, GOOD_CARD);
    await page.getByRole('button', { name: 'Pay $50.00' }).click();

    await page.getByText('Payment Successful!').waitFor();
    await page.getByRole('region', { name: 'Receipt' }).getByText('$50.00').waitFor();
    await look(page, 'payments-10-receipt');
    await page.reload();
    await page.getByRole('region', { name: 'Receipt' }).getByText('$50.00').waitFor();
    await visit.mailbox.wait({ to: 'donor@example.com', matching: /\$50\.00/ });
  });

  it('with an invalid amount is refused in the form', async () => {
    const page = await visit.open('/about', { size: 'desk' });
    await page.getByLabel('Custom amount').fill('0.5');
    await expect.poll(() => page.getByRole('button', { name: 'Donate' }).isDisabled()).toBe(true);
    await page.getByLabel('Custom amount').fill('10001');
    await page.getByRole('button', { name: 'Donate' }).click();
    await page.getByText('The largest donation is $10,000.').waitFor();
    await look(page, 'payments-11-amount');
  });

  it('with an invalid amount in the address is refused, too', async () => {
    const page = await visit.open('/checkout?amount=25%3B%20drop', {
      refusals: [{ url: '/api/create-payment-intent', status: 400 }],
    });
    await page.getByRole('heading', { name: 'Payment Setup Failed' }).waitFor();
    await look(page, 'payments-12-failed');
  });

  it('is 25 dollars by default', async () => {
    const page = await visit.open('/checkout', { size: 'desk', context: { colorScheme: 'dark' } });
    await page.getByRole('button', { name: 'Pay $25.00' }).waitFor();
    await page.getByText('Donation to Plumbline').waitFor();
    await look(page, 'payments-13-checkout-dark');
  });
});
