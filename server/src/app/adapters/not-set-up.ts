import type { EmailPort, SmsPort } from '../../domains/messaging/public.ts';

/** Used in production without a mail server: nothing is sent, and the record says so. */
export const noMail: EmailPort = {
  by: null,
  send: async () => ({ kind: 'refused', reason: { kind: 'not-set-up', channel: 'email' } }),
};

/** Used if sending texts is not configured: nothing is sent, the record says so, and email carries the message. */
export const noSms: SmsPort = {
  send: async () => ({ kind: 'refused', reason: { kind: 'not-set-up', channel: 'sms' } }),
};
