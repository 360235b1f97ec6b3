import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { inLanguages, type Said } from '@plumbline/contract/kernel/words.ts';
import { es } from './fate-reason.words.es.ts';

const tasks: Readonly<Record<Channel, string>> = {
  email: 'send emails',
  sms: 'send texts',
  phone: 'call people',
  push: 'notify browsers',
};

export const en = {
  'opted-out': 'the recipient has opted out',
  'too-late': 'it would have been too late',
  night: 'it is night where the recipient is',
  'night-too-late': 'it is night where the recipient is, and the morning would be too late',
  enough: 'the recipient has reached the hourly limit',
  'enough-too-late': 'the recipient has reached the hourly limit, and the next hour would be too late',
  'came-back-before': 'earlier mail to this address bounced',
  'came-back': ({ code }: { readonly code: string }) => `the mail bounced: ${code}`,
  'cancelled-by-operator': 'canceled by an operator',
  'process-ended': 'the process that sent it ended before it was recorded',
  'adapter-threw': ({ error }: { readonly error: string }) => `adapter threw ${error}`,
  'not-set-up': ({ channel }: { readonly channel: Channel }) => `nothing is set up to ${tasks[channel]}`,
  'no-browser': 'no browser is subscribed anymore',
  'unknown-push-service': 'no known push service',
  'silent-push-service': 'the push service did not answer',
  'silent-provider': ({ provider, code }: { readonly provider: string; readonly code: string }) =>
    `${provider} did not answer: ${code}`,
  'data-deleted': 'their data was deleted',
  /** A reason supplied by another domain, in every language. */
  said: ({ said }: { readonly said: Said }) => said.en,
};

/**
 * Reasons why a message was not sent, or not yet. Operators read them, and both sides of an appointment for its
 * reminders.
 */
export const fateReasonWords = inLanguages({ en, es });
