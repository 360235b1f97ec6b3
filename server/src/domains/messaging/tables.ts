import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AboutKind } from './content/outgoing-message.ts';

export const messages = pgTable('messages', {
  id: text().primaryKey(),
  dedupeKey: text('dedupe_key').notNull().unique(),
  channel: text().$type<Channel>().notNull(),
  recipient: text().notNull(),
  replyTo: text('reply_to'),
  subject: text(),
  text: text().notNull(),
  html: text(),
  purpose: text().notNull(),
  aboutKind: text('about_kind').$type<AboutKind>().notNull(),
  aboutId: text('about_id').notNull(),
  transactional: boolean().notNull(),
  status: text().$type<MessageStatus>().notNull().default('queued'),
  statusReason: text('status_reason'),
  attempts: integer().notNull().default(0),
  notBefore: timestamp('not_before', { withTimezone: true }),
  providerRef: text('provider_ref'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
});

export const mailboxMessages = pgTable('mailbox_messages', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().unique(),
  channel: text().$type<Channel>().notNull(),
  recipient: text().notNull(),
  subject: text(),
  text: text().notNull(),
  html: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
