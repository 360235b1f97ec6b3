import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './proof.words.es.ts';

export const en = {
  step: 'One more step',
  phone: 'Confirm your phone to send this',
  email: 'Confirm your email to send this',
  why: 'No contractor has been asked yet. Your request goes out the moment you enter the code.',
  insteadOfPhone: 'This site can’t send texts, so it confirms your email instead.',
  willText: (phone: string) => `We text one code to ${phone}. Your carrier’s rates may apply.`,
  willTextOrCall: (phone: string) =>
    `We text one code to ${phone}, or call and say it. Your carrier’s rates may apply.`,
  willMail: (email: string) => `We mail a code to ${email}.`,
  sentTo: (address: string, minutes: number) =>
    `We sent it to ${address}. Only the newest code works, for ${minutes} minutes.`,
  demonstration: 'This is a demonstration: messages never leave it.',
  mailbox: 'Read the code in the mailbox',
  codeOf: (digits: number) => `${digits}-digit code`,
  textMe: 'Text me the code',
  callMe: 'Call me with the code',
  mailMe: 'Mail me the code',
  another: 'Didn’t get it?',
  textAgain: 'Text me another code',
  mailAgain: 'Mail me another code',
  sending: 'Sending…',
  confirm: 'Confirm and send',
  confirming: 'Confirming…',
  wrongPhone: 'Wrong number?',
  wrongEmail: 'Wrong address?',
  newPhone: 'Your phone number',
  newEmail: 'Your email address',
  correct: 'Correct it and send a code',
  correctionsLeft: (count: number) =>
    count === 1 ? 'You can correct it once more.' : `You can correct it ${count} times.`,
  noCorrections: 'It can’t be corrected again. Cancel the request on its tracking page, and submit a new one.',
  endsAt: (moment: string) => `If it isn’t confirmed by ${moment}, the request ends and nobody is asked.`,
  support: 'Ask support for help',
  notLoaded: 'We couldn’t load this step',
  ended: 'This request was not sent',
  endedWhy: 'It ended before it was confirmed. You can send it again with the same answers.',
  openRequest: 'Open your request',
};

/** The step between submitting a request and sending it. */
export const proofWords = inLanguages({ en, es });
