import * as z from 'zod';
import { idOf } from '../../kernel/id.ts';

export const Channel = z.enum(['email', 'sms', 'phone', 'push']);
export type Channel = z.infer<typeof Channel>;

/** The fate of a message. 'unknown': handed over, but the provider never said whether it took it. */
export const MessageStatus = z.enum(['queued', 'sent', 'failed', 'unknown', 'suppressed']);
export type MessageStatus = z.infer<typeof MessageStatus>;

export const MessageId = idOf('MessageId');

/** A message that the local mailbox has received. */
export const MailboxMessage = z.object({
  id: z.string(),
  channel: Channel,
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type MailboxMessage = z.infer<typeof MailboxMessage>;
