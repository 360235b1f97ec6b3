import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Channel, MailboxMessage } from './message.ts';

/** Demonstration mode only. */
export const readMailbox = endpoint({
  name: 'readMailbox',
  summary: 'What the local mailbox has received, newest first (demonstration mode only)',
  method: 'GET',
  path: '/api/dev/mailbox',
  query: z.object({
    to: z.string().max(320).optional(),
    channel: Channel.optional(),
    limit: z.coerce.number().int().min(1).max(1000).default(200),
  }),
  reply: z.array(MailboxMessage),
  rate: 'read',
});

/** Where the HTML part of a mailbox message is served alone, for a sandboxed frame. Demonstration mode only. */
export const mailboxHtmlPath = (id: string): `/api/dev/mailbox/${string}/html` => `/api/dev/mailbox/${id}/html`;

/** The live topic that changes with every message the mailbox receives. */
export const MAILBOX_TOPIC = 'mailbox';
