import { paymentInputWords } from '@plumbline/contract/domains/payments/payment-input.words.ts';
import { PaymentId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { MessageArea } from '../../messaging/public.ts';
import { donationReceipt, donationReturned, operatorLetter, type PaymentPurpose } from '../notifications.ts';
import { operatorAlertWords } from '../operator-alert.words.ts';
import type { StoredPayment } from '../tables.ts';

const inventedId = PaymentId.parse('pay_Sample');
const inventedReason = 'Given twice by mistake';

const inventDonation = (at: Date, language: Language): StoredPayment => ({
  id: inventedId,
  ordinal: 1,
  kind: 'donation',
  referralId: null,
  amountCents: 2500,
  description: paymentInputWords[language].donation,
  descriptionKind: null,
  email: 'ana.delgado@example.com',
  status: 'succeeded',
  intentId: null,
  receivedCents: 2500,
  decline: null,
  declineCode: null,
  declines: 0,
  language,
  clientKeys: [],
  createdAt: at,
  paidAt: at,
  appliedAt: null,
  closedAt: null,
});

/** Every message about money, with an invented donor. Messages about referral fees belong to requests. */
export const paymentMessageKinds: MessageArea<PaymentPurpose> = {
  area: 'Payments',
  kinds: {
    'donation-receipt': {
      to: ['donor'],
      when: 'A donation was paid',
      samples: ({ ports, clock }, language) =>
        donationReceipt(inventDonation(clock.now(), language), {
          at: clock.now(),
          isTest: ports.payments?.isTest ?? false,
        }).map((message) => ({ title: 'To the donor: the receipt', message })),
    },
    'donation-returned': {
      to: ['donor'],
      when: 'A donation was given back',
      samples: ({ clock }, language) =>
        donationReturned(inventDonation(clock.now(), language), inventedReason).map((message) => ({
          title: 'To the donor: it was refunded',
          message,
        })),
    },
    'operator-alert': {
      to: ['support'],
      when: 'A payment, refund or dispute needs attention',
      samples: ({ settings }, language) => [
        {
          title: 'To support: something about money needs a look',
          message: operatorLetter(
            settings.supportEmail ?? 'help@example.com',
            {
              key: 'sample',
              subject: operatorAlertWords[language].refund.failed,
              text: operatorAlertWords[language].refund.didNotArrive(inventedId, inventedReason, 'the card was closed'),
              paymentId: inventedId,
            },
            language,
          ),
        },
      ],
    },
  },
};
