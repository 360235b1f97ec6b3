import * as z from 'zod';
import { idOf } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { CalendarPart } from './calendar-part.ts';

export const CHANNELS = ['email', 'sms', 'phone', 'push'] as const;
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;

/**
 * The outcome of a message. 'delivered': the provider reported its arrival; 'unknown': it was handed over, but the
 * provider never confirmed it.
 */
export const MESSAGE_STATUSES = ['queued', 'sent', 'delivered', 'failed', 'unknown', 'suppressed'] as const;
export const MessageStatus = z.enum(MESSAGE_STATUSES);
export type MessageStatus = z.infer<typeof MessageStatus>;

export const MessageId = idOf('MessageId');

/** The content of a message. For a call, the text is its script. */
const MessageText = z.object({
  id: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  /** The invitation that comes with an email. */
  calendar: CalendarPart.nullable(),
});

/** A message that the local mailbox has received. */
export const MailboxMessage = MessageText.extend({
  channel: Channel,
  to: z.string(),
  createdAt: z.iso.datetime(),
});
export type MailboxMessage = z.infer<typeof MailboxMessage>;

/** A kind of message on one channel, in every language, for the page that shows them all. */
export const MessageSample = z.object({
  id: z.string(),
  /** 'referral-offer' */
  purpose: z.string(),
  /** The part of the product that sends it: 'Service requests'. */
  area: z.string(),
  /** 'To a contractor: a new request' */
  title: z.string(),
  channel: Channel,
  to: z.string(),
  versions: z.array(MessageText.extend({ language: z.enum(LANGUAGES) })),
});
export type MessageSample = z.infer<typeof MessageSample>;

/** The configuration of messaging, for the status panel of the notification page. Contains no addresses or keys. */
export const MessagingStatus = z.object({
  channels: z.array(
    z.object({
      channel: Channel,
      /**
       * The service that takes the messages: 'Local mailbox', 'SMTP', 'Twilio', 'Web Push'; null if none is configured.
       */
      by: z.string().nullable(),
    }),
  ),
  /** Messages that are due and not yet sent. */
  waiting: z.number().int(),
  /** Seconds that the oldest of them has waited. More than a minute means that no worker is running. */
  oldestSeconds: z.number().int(),
});
export type MessagingStatus = z.infer<typeof MessagingStatus>;
