import type { SmsPort } from '../../domains/messaging/public.ts';

/** Where nothing is set up to send texts, none are: the record says so, and e-mail carries the message. */
export const noSms: SmsPort = {
  send: async () => ({ kind: 'refused', reason: { kind: 'not-set-up', channel: 'sms' } }),
};
