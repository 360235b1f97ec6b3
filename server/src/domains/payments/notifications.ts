import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { OutgoingMessage } from '../messaging/public.ts';
import { paymentLetterWords } from './payment-letters.words.ts';
import { paymentLabelIn } from './rules/entry-label.ts';
import type { StoredPayment } from './tables.ts';
import { receiptNumber } from './views.ts';

/** The purposes of payment messages. */
export type PaymentPurpose = 'donation-receipt' | 'donation-returned' | 'operator-alert';

declare module '../../kernel/message-purpose.ts' {
  interface MessagePurposes {
    payments: PaymentPurpose;
  }
}

/** Writes the donor's receipt. Returns no message without an address. */
export function donationReceipt(
  payment: StoredPayment,
  { at, isTest }: { readonly at: Date; readonly isTest: boolean },
): OutgoingMessage[] {
  if (payment.email === null) return [];
  const { language } = payment;
  const words = paymentLetterWords[language];
  const { formatMoney, formatLongDay } = formatsIn(language);
  return [
    {
      dedupeKey: `donation-receipt:${payment.id}`,
      channel: 'email',
      to: payment.email,
      language,
      content: {
        kind: 'letter',
        subject: words.receiptSubject(receiptNumber(payment)),
        blocks: [
          { kind: 'paragraph', text: words.thanks },
          {
            kind: 'facts',
            facts: [
              { label: words.receipt, value: receiptNumber(payment) },
              { label: words.amount, value: formatMoney(payment.amountCents) },
              { label: words.date, value: formatLongDay(at.toISOString()) },
              { label: words.for, value: paymentLabelIn(language, payment) },
            ],
          },
          ...(isTest ? [{ kind: 'note' as const, text: words.testMode }] : []),
        ],
      },
      purpose: 'donation-receipt',
      about: { kind: 'payment', id: payment.id },
      transactional: true,
    },
  ];
}

/** Notifies the donor of a refund. */
export function donationReturned(payment: StoredPayment, reason: string): OutgoingMessage[] {
  if (payment.email === null) return [];
  const { language } = payment;
  const words = paymentLetterWords[language];
  return [
    {
      dedupeKey: `donation-returned:${payment.id}`,
      channel: 'email',
      to: payment.email,
      language,
      content: {
        kind: 'letter',
        subject: words.returnedSubject(receiptNumber(payment)),
        blocks: [
          { kind: 'paragraph', text: words.returned(formatsIn(language).formatMoney(payment.amountCents)) },
          { kind: 'facts', facts: [{ label: words.why, value: reason }] },
        ],
      },
      purpose: 'donation-returned',
      about: { kind: 'payment', id: payment.id },
      transactional: true,
    },
  ];
}

/** Writes a letter to the operators about money that needs attention. */
export const operatorLetter = (
  to: string,
  alert: {
    readonly key: string;
    readonly subject: string;
    readonly text: string;
    readonly paymentId: PaymentId | null;
  },
  language: Language,
): OutgoingMessage => ({
  dedupeKey: `operators:${alert.key}`,
  channel: 'email',
  to,
  content: {
    kind: 'letter',
    subject: alert.subject,
    blocks: alert.text.split('\n').map((text) => ({ kind: 'paragraph' as const, text })),
  },
  language,
  purpose: 'operator-alert',
  about: { kind: 'payment', id: alert.paymentId ?? alert.key },
  transactional: true,
});
