import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './payments.words.es.ts';

export const en = {
  noDonations: 'Donations are not taken here yet: no payment provider is set up.',
  tooManyDonations: (minutes: number) =>
    `Too many donations were begun or declined from here. Please try again in ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}.`,
  noProvider: 'Nothing can be paid here yet: no payment provider is set up.',
  unreachable: "The payment provider can't be reached right now. Please try again in a moment.",
  paidAlready: 'This payment was made already. Nothing more is due.',
  withBank: 'This payment is with the bank. You will hear from us as soon as it is confirmed.',
  donationClosed: 'This donation can no longer be paid. Please begin a new one.',
  connectionClosed: 'This connection can no longer be paid for: its time is over, or it has ended. Nothing is due.',
  overCap: (cost: string, cap: string, left: string, day: string) =>
    `This connection costs ${cost}, and your spending cap of ${cap} a month leaves ${left}. Raise the cap on your account page, or accept again from ${day} on (Eastern Time).`,
  nothingCameIn: 'Nothing has come in for this payment, so nothing can go back.',
  disputed: 'This payment is disputed: the cardholder’s bank decides.',
  returnedAlready: 'This payment is being given back already, or was.',
};

/** Why something about money is refused. */
export const paymentRefusalWords = inLanguages({ en, es });
