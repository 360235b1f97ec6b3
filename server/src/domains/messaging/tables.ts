import type { CalendarPart } from '@plumbline/contract/domains/messaging/calendar-part.ts';
import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AboutKind } from './content/outgoing-message.ts';
import type { Rendered } from './content/render.ts';
import type { FateReason } from './rules/fate-reason.ts';

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
  calendar: jsonb().$type<CalendarPart>(),
  notAfter: timestamp('not_after', { withTimezone: true }),
  status: text().$type<MessageStatus>().notNull().default('queued'),
  statusReason: text('status_reason'),
  statusReasonKind: jsonb('status_reason_kind').$type<FateReason>(),
  attempts: integer().notNull().default(0),
  notBefore: timestamp('not_before', { withTimezone: true }),
  providerRef: text('provider_ref'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  link: text(),
  urgent: boolean().notNull(),
  timeZone: text('time_zone'),
  instead: jsonb().$type<readonly StoredAddressed[]>(),
  repeatUnknown: boolean('repeat_unknown').notNull().default(false),
  despiteOptOut: boolean('despite_opt_out').notNull().default(false),
  tellsFate: boolean('tells_fate').notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  language: text().$type<Language>(),
  /** W3C: the trace of the request or job that wrote the message. */
  traceparent: text(),
});

/** A rendered fallback for a message. */
export interface StoredAddressed extends Rendered {
  /** The id of the message that the fallback becomes. */
  readonly id: string;
  readonly channel: Channel;
  readonly recipient: string;
  /** Absent in messages of earlier releases, which read them as English. */
  readonly language?: Language;
}

export const mailboxMessages = pgTable('mailbox_messages', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().unique(),
  channel: text().$type<Channel>().notNull(),
  recipient: text().notNull(),
  subject: text(),
  text: text().notNull(),
  html: text(),
  calendar: jsonb().$type<CalendarPart>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
