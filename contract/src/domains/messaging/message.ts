import * as z from 'zod';
import { idOf } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { CalendarPart } from './calendar-part.ts';

export const Channel = z.enum(['email', 'sms', 'phone', 'push']);
export type Channel = z.infer<typeof Channel>;

/**
 * The fate of a message. 'delivered': the provider says that it has arrived; 'unknown': handed over, but the provider
 * never said whether it took it.
 */
export const MessageStatus = z.enum(['queued', 'sent', 'delivered', 'failed', 'unknown', 'suppressed']);
export type MessageStatus = z.infer<typeof MessageStatus>;

export const MessageId = idOf('MessageId');

/** The content of a message. For a call, the text is its script. */
const MessageText = z.object({
  id: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  /** The invitation that comes with a mail. */
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
  /** Which part of the product sends it: 'Service requests'. */
  area: z.string(),
  /** 'To a contractor: a new request' */
  title: z.string(),
  channel: Channel,
  to: z.string(),
  versions: z.array(MessageText.extend({ language: z.enum(LANGUAGES) })),
});
export type MessageSample = z.infer<typeof MessageSample>;

/** How messages leave, for the status panel of the notification page. Tells no addresses and no keys. */
export const MessagingStatus = z.object({
  channels: z.array(
    z.object({
      channel: Channel,
      /** Who takes the messages: 'Local mailbox', 'SMTP', 'Twilio', 'Web Push'; null where nothing is set up. */
      by: z.string().nullable(),
    }),
  ),
  /** Messages that wait to be sent and could be sent now. */
  waiting: z.number().int(),
  /** Seconds that the oldest of them has waited: more than a minute means that no worker runs. */
  oldestSeconds: z.number().int(),
});
export type MessagingStatus = z.infer<typeof MessagingStatus>;
