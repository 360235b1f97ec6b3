import type { SmsPort } from '../../domains/messaging/public.ts';

/** Used if sending texts is not configured: nothing is sent, the record says so, and email carries the message. */
export const noSms: SmsPort = {
  send: async () => ({ kind: 'refused', reason: { kind: 'not-set-up', channel: 'sms' } }),
};
