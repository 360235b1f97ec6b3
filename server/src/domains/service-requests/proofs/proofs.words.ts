import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './proofs.words.es.ts';

export const en = {
  texted: (phone: string, minutes: number) => `We texted a code to ${phone}. It works for ${minutes} minutes.`,
  calling: (phone: string, minutes: number) =>
    `We are calling ${phone} to say the code. It works for ${minutes} minutes.`,
  mailed: (email: string, minutes: number) => `We mailed a code to ${email}. It works for ${minutes} minutes.`,
  sent: 'Thank you. Your request was sent.',
  tooSoon: (seconds: number) => `A code is on its way. You can ask for another one ${seconds} seconds after it.`,
  tooMany: 'No more codes can be sent for now. Try again tomorrow, or ask support to help you.',
  noTexts: 'Texts can’t be sent right now. Please try again later.',
  noCalls: 'Calls can’t be made right now. Please ask for a text.',
  wrong: (left: number) =>
    left === 1
      ? 'This code is wrong. You have one attempt left.'
      : `This code is wrong. You have ${left} attempts left.`,
  expired: 'This code has expired. Ask for a new one.',
  replaced: 'This code was replaced by a newer one. Enter the newest code.',
  used: 'This request is already confirmed. There is nothing left to do.',
  tooManyAttempts: 'This code was entered wrong too often. Ask for a new one.',
  noCode: 'No code was sent to this address yet. Ask for one first.',
  ended: 'This request has ended. You can submit a new one.',
  noCorrections: 'This can’t be corrected again. Cancel the request and submit a new one.',
  badPhone: (example: string) => `Enter ten digits, such as ${example}.`,
  badEmail: 'Enter an email address, such as ana@example.com.',
  sameAddress: 'This is the one that we have. Ask for another code instead.',
  manyNames: (minutes: number) =>
    `Requests under several names came from this device. You can send this one in ${minutes} minutes, or ask support.`,
};

/** The server's words about confirming a customer's phone or email. */
export const proofsWords = inLanguages({ en, es });
