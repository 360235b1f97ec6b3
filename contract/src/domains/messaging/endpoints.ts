import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Done } from '../../kernel/inputs.ts';
import { problem } from '../../kernel/words.ts';
import { MailSubscription } from './contact-channels.ts';
import { Channel, MailboxMessage, MessageId, MessageSample, MessageStatus, MessagingStatus } from './message.ts';
import { messagingInputWords } from './messaging-input.words.ts';
import { PushDevice, PushSubscriptionForm, PushSubscriptionId } from './push.ts';
import { SupportConversation, SupportMessageForm } from './support.ts';

const nothingWritten = problem(messagingInputWords, ({ writeSomething }) => writeSomething);
/** A text that may not be blank. */
const line = (max: number) => z.string(nothingWritten).trim().min(1, nothingWritten).max(max);

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

/** Path of the HTML part of a mailbox message on its own, for a sandboxed frame. Demonstration mode only. */
export const mailboxHtmlPath = (id: string): `/api/dev/mailbox/${string}/html` => `/api/dev/mailbox/${id}/html`;

/** Path of the HTML part of one version of a sample. */
export const sampleHtmlPath = (id: string): `/api/dev/message-samples/${string}/html` =>
  `/api/dev/message-samples/${id}/html`;

/** The live topic that changes with every message the mailbox receives. */
export const MAILBOX_TOPIC = 'mailbox';

/** Demonstration mode only. Any messages it triggers arrive in the mailbox. */
export const replyFromMailbox = endpoint({
  name: 'replyFromMailbox',
  summary: 'Answers a text message of the mailbox as its recipient, through the same code as a provider’s webhook',
  method: 'POST',
  path: '/api/dev/mailbox/:id/reply',
  params: z.object({ id: MessageId }),
  body: z.object({ text: line(1600) }),
  reply: Done,
  status: 202,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

/** Demonstration mode only. */
export const listMessageSamples = endpoint({
  name: 'listMessageSamples',
  summary: 'Every kind of message with sample data, on each channel and in every language (demonstration mode only)',
  method: 'GET',
  path: '/api/dev/message-samples',
  reply: z.array(MessageSample),
  rate: 'read',
});

export const getMessagingStatus = endpoint({
  name: 'getMessagingStatus',
  summary: 'Which channels are set up, and whether messages are being sent',
  method: 'GET',
  path: '/api/messaging-status',
  reply: MessagingStatus,
  rate: 'read',
});

export const getPushKey = endpoint({
  name: 'getPushKey',
  summary: 'The public VAPID key that a browser subscribes with',
  method: 'GET',
  path: '/api/push/key',
  reply: z.object({ publicKey: z.string() }),
  rate: 'read',
});

export const listPushDevices = endpoint({
  name: 'listPushDevices',
  summary: 'The browsers that get notifications of this account, or without one of this visitor',
  method: 'GET',
  path: '/api/push/subscriptions',
  reply: z.array(PushDevice),
  rate: 'read',
});

/** Subscribing the same browser again reuses its subscription, which then belongs to the caller. */
export const subscribeToPush = endpoint({
  name: 'subscribeToPush',
  summary: 'Has notifications sent to this browser, for the account or without one for the visitor',
  method: 'POST',
  path: '/api/push/subscriptions',
  body: PushSubscriptionForm,
  reply: PushDevice,
  status: 201,
  rate: 'write',
});

export const unsubscribeFromPush = endpoint({
  name: 'unsubscribeFromPush',
  summary: 'Ends the notifications to one browser',
  method: 'DELETE',
  path: '/api/push/subscriptions/:id',
  params: z.object({ id: PushSubscriptionId }),
  reply: Done,
  problems: ['not-found'],
  rate: 'write',
});

/** The outcome of a test message. 'sent' and 'delivered' are success; anything else is returned as a problem. */
const TestReceipt = z.object({
  status: MessageStatus,
  /** A sentence that names the destination. */
  message: z.string(),
});
export type TestReceipt = z.infer<typeof TestReceipt>;

/** Sends only to the browsers of this visitor or account; in demonstration mode, to the mailbox. */
export const testWebPush = endpoint({
  name: 'testWebPush',
  summary: 'Sends a test notification to the own browsers; in demonstration mode to the local mailbox',
  method: 'POST',
  path: '/api/test-webpush',
  body: z.object({ title: line(120), message: line(500), url: z.string().max(500).default('/') }),
  reply: TestReceipt,
  problems: ['not-signed-in', 'already-happened', 'unavailable'],
  rate: 'message',
});

/** In production, sends only to the signed-in account's own address, whatever `email` says. */
export const testEmail = endpoint({
  name: 'testEmail',
  summary: 'Sends a test e-mail to the own address; in demonstration mode to the local mailbox',
  method: 'POST',
  path: '/api/test-email',
  body: z.object({ email: z.string().trim().max(254).default(''), subject: line(150), message: line(2000) }),
  reply: TestReceipt,
  problems: ['not-signed-in', 'unavailable'],
  rate: 'message',
});

const ofMail = {
  path: '/api/unsubscribe/:id',
  params: z.object({ id: MessageId }),
  reply: MailSubscription,
  problems: ['not-found'],
  rate: 'write',
} as const;

/** The page behind the link in an email: `/unsubscribe/{id}`, with the id of that email. */
export const showMailSubscription = endpoint({
  ...ofMail,
  name: 'showMailSubscription',
  summary: 'Whether the recipient of a mail gets any more',
  method: 'GET',
  rate: 'read',
});

/** RFC 8058: mail programs post `List-Unsubscribe=One-Click` as a form; the page posts nothing. */
export const unsubscribeByMail = endpoint({
  ...ofMail,
  name: 'unsubscribeByMail',
  summary: 'Ends all mail to the recipient of a mail but what the law wants sent, in one click',
  method: 'POST',
});

export const resubscribeByMail = endpoint({
  ...ofMail,
  name: 'resubscribeByMail',
  summary: 'Takes that back',
  method: 'DELETE',
});

export const readSupportConversation = endpoint({
  name: 'readSupportConversation',
  summary: 'What this account or visitor has written to support, and when support answers',
  method: 'GET',
  path: '/api/support/conversation',
  reply: SupportConversation,
  rate: 'read',
});

export const writeToSupport = endpoint({
  name: 'writeToSupport',
  summary: 'Adds to the conversation with support, which gets it as a mail',
  method: 'POST',
  path: '/api/support/messages',
  body: SupportMessageForm,
  reply: SupportConversation,
  status: 201,
  rate: 'message',
  idempotent: true,
});
