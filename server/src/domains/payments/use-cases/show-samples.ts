import { PaymentId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Sample } from '../../messaging/public.ts';
import { donationReceipt, donationReturned, operatorLetter } from '../notifications.ts';
import type { StoredPayment } from '../tables.ts';

/** Every message about money as it would be sent now, with an invented donor. What a fee brings about its request tells. */
export function showPaymentSamples({ settings, ports, clock }: Context): Sample[] {
  const at = clock.now();
  const payment: StoredPayment = {
    id: PaymentId.parse('pay_Sample'),
    ordinal: 1,
    kind: 'donation',
    referralId: null,
    amountCents: 2500,
    description: 'Donation to the product',
    email: 'ana.delgado@example.com',
    status: 'succeeded',
    intentId: null,
    receivedCents: 2500,
    decline: null,
    declines: 0,
    clientKeys: [],
    createdAt: at,
    paidAt: at,
    appliedAt: null,
    closedAt: null,
  };
  const alert = {
    key: 'sample',
    subject: 'A refund has failed',
    text: `The refund of payment ${payment.id} failed: the card was closed.`,
    paymentId: payment.id,
  };
  return [
    ...donationReceipt(payment, { at, isTest: ports.payments?.isTest ?? false }).map((message) => ({
      title: 'To the donor: the receipt',
      message,
    })),
    ...donationReturned(payment, 'Given twice by mistake').map((message) => ({
      title: 'To the donor: it was refunded',
      message,
    })),
    {
      title: 'To support: something about money needs a look',
      message: operatorLetter(settings.supportEmail ?? 'help@example.com', alert),
    },
  ].map((sample) => ({ area: 'Payments', ...sample }));
}
