import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './payments.words.es.ts';

export const en = {
  noDonations: 'Donations are not available yet: no payment provider is set up.',
  tooManyDonations: (minutes: number) =>
    `Too many donations were started or declined from this device or network. Please try again in ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}.`,
  noProvider: 'Payments are not available yet: no payment provider is set up.',
  unreachable: "The payment provider can't be reached right now. Please try again in a moment.",
  cardNotEntered: 'No card was entered. Please try again.',
  beingCharged: 'Your kept card is being charged for this. You will hear from us in a moment.',
  paidAlready: 'This payment has already been made. Nothing more is due.',
  withBank: 'This payment is with the bank. You will hear from us as soon as it is confirmed.',
  donationClosed: 'This donation can no longer be paid. Please start a new one.',
  connectionClosed: 'This connection can no longer be paid for because it has expired or ended. Nothing is due.',
  overCap: (cost: string, cap: string, left: string, day: string) =>
    `This connection costs ${cost}, and your spending cap of ${cap} a month leaves ${left}. Raise the cap on your account page, or accept again on or after ${day} (Eastern Time).`,
  nothingCameIn: 'No money was received for this payment, so there is nothing to refund.',
  disputed: 'This payment is disputed. The cardholder’s bank decides.',
  returnedAlready: 'This payment has already been refunded or is being refunded.',
};

/** Reasons why a payment request is refused. */
export const paymentRefusalWords = inLanguages({ en, es });
