import { formatLongDay, formatMoney } from '@plumbline/contract/kernel/format.ts';
import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import type { OutgoingMessage } from '../messaging/public.ts';
import type { StoredPayment } from './tables.ts';
import { receiptNumber } from './views.ts';

/** The donor's receipt, where they left an address. */
export function donationReceipt(
  payment: StoredPayment,
  { at, isTest }: { readonly at: Date; readonly isTest: boolean },
): OutgoingMessage[] {
  if (payment.email === null) return [];
  return [
    {
      dedupeKey: `donation-receipt:${payment.id}`,
      channel: 'email',
      to: payment.email,
      content: {
        kind: 'letter',
        subject: `Your donation, receipt ${receiptNumber(payment)}`,
        blocks: [
          { kind: 'paragraph', text: 'Thank you for your donation.' },
          {
            kind: 'facts',
            facts: [
              { label: 'Receipt', value: receiptNumber(payment) },
              { label: 'Amount', value: formatMoney(payment.amountCents) },
              { label: 'Date', value: formatLongDay(at.toISOString()) },
              { label: 'For', value: payment.description },
            ],
          },
          ...(isTest ? [{ kind: 'note' as const, text: 'Test mode: no real money was moved.' }] : []),
        ],
      },
      purpose: 'donation-receipt',
      about: { kind: 'payment', id: payment.id },
      transactional: true,
    },
  ];
}

/** What the donor hears when it went back. */
export const donationReturned = (payment: StoredPayment, reason: string): OutgoingMessage[] =>
  payment.email === null
    ? []
    : [
        {
          dedupeKey: `donation-returned:${payment.id}`,
          channel: 'email',
          to: payment.email,
          content: {
            kind: 'letter',
            subject: `Your donation was refunded, receipt ${receiptNumber(payment)}`,
            blocks: [
              {
                kind: 'paragraph',
                text: `Your donation of ${formatMoney(payment.amountCents)} goes back to your card. Banks take 5 to 10 days to show it.`,
              },
              { kind: 'facts', facts: [{ label: 'Why', value: reason }] },
            ],
          },
          purpose: 'donation-returned',
          about: { kind: 'payment', id: payment.id },
          transactional: true,
        },
      ];

/** What operators hear of money. */
export const operatorLetter = (
  to: string,
  alert: {
    readonly key: string;
    readonly subject: string;
    readonly text: string;
    readonly paymentId: PaymentId | null;
  },
): OutgoingMessage => ({
  dedupeKey: `operators:${alert.key}`,
  channel: 'email',
  to,
  content: {
    kind: 'letter',
    subject: alert.subject,
    blocks: alert.text.split('\n').map((text) => ({ kind: 'paragraph' as const, text })),
  },
  purpose: 'operator-alert',
  about: { kind: 'payment', id: alert.paymentId ?? alert.key },
  transactional: true,
});
