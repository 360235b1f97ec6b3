import * as z from 'zod';

/** Where Twilio posts incoming text messages: the webhook to set for the number, under PUBLIC_URL. */
export const TWILIO_SMS_ROUTE = '/api/webhooks/twilio/sms';
/** Where Twilio posts what became of a message or call of ours. */
export const twilioStatusPath = (messageId: string): `/api/webhooks/twilio/status/${string}` =>
  `/api/webhooks/twilio/status/${messageId}`;
/** Where a mail server posts mail that came back, as message/rfc822, with the secret as its bearer token. */
export const BOUNCE_ROUTE = '/api/webhooks/bounce';

/** The fields of an incoming text message that are read. */
export const TwilioSms = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().min(1).max(64),
  To: z.string().max(64).default(''),
  Body: z.string().max(10_000).default(''),
  /** 'STOP', 'START' or 'HELP' when Twilio has answered by itself. */
  OptOutType: z.string().max(20).optional(),
});
export type TwilioSms = z.infer<typeof TwilioSms>;

/** The fields of a status callback that are read: of a message, or of a call. */
export const TwilioStatus = z
  .object({
    MessageSid: z.string().max(64).optional(),
    MessageStatus: z.string().max(40).optional(),
    CallSid: z.string().max(64).optional(),
    CallStatus: z.string().max(40).optional(),
    ErrorCode: z.string().max(20).optional(),
  })
  .transform(({ MessageSid, MessageStatus, CallSid, CallStatus, ErrorCode }) => ({
    ref: MessageSid ?? CallSid ?? null,
    status: MessageStatus ?? CallStatus ?? '',
    errorCode: ErrorCode === undefined || ErrorCode === '' || ErrorCode === '0' ? null : ErrorCode,
  }));
