import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './proof-letters.words.es.ts';

export const en = {
  codeText: (code: string, number: string, minutes: number) =>
    `${code} is your Plumbline code to send request ${number}. It works for ${minutes} minutes. If this wasn't you, do nothing and don't share it.`,
  codeCall: (digits: string, minutes: number) =>
    `Your Plumbline code is ${digits}. Again: ${digits}. It works for ${minutes} minutes. If you did not ask for it, do nothing.`,
  codeSubject: (code: string) => `${code} is your Plumbline code`,
  why: (number: string) =>
    `Enter this code on the page of your request ${number}. Only then is it sent to contractors.`,
  code: 'Code',
  validity: (minutes: number) =>
    `It works for ${minutes} minutes. If this wasn't you, do nothing and don't share the code.`,
  open: 'Open your request',
  remindSubject: (number: string) => `One more step: your request has not been sent yet (${number})`,
  remindPhone: (hours: number) =>
    `Confirm your phone with a code, and your request goes to contractors at once. Unconfirmed, it ends after ${hours} hours.`,
  remindEmail: (hours: number) =>
    `Confirm your email with a code, and your request goes to contractors at once. Unconfirmed, it ends after ${hours} hours.`,
  confirm: 'Confirm and send',
};

/** Codes and reminders for customers. Spanish texts avoid letters that GSM-7 lacks: they would double the segments. */
export const proofLetterWords = inLanguages({ en, es });
