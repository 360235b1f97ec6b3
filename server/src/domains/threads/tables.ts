import { THREAD_PARTIES } from '@plumbline/contract/domains/threads/thread.ts';
import type { ThreadReportId } from '@plumbline/contract/domains/threads/thread-report.ts';
import type { ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const counter = (name: string) => integer(name).notNull().default(0);

/** Either side, or an operator. */
const BLOCKERS = [...THREAD_PARTIES, 'operator'] as const;

export const threads = pgTable('threads', {
  referralId: text('referral_id').$type<ReferralId>().primaryKey(),
  requestId: text('request_id').$type<ServiceRequestId>().notNull(),
  contractorId: text('contractor_id').$type<ContractorId>().notNull(),
  /** How many there are, which is also the number of the newest. */
  messages: counter('messages'),
  /** Questions and answers before the connection. */
  asked: smallint('asked').notNull().default(0),
  answered: smallint('answered').notNull().default(0),
  /** The newest message that a side has written, has read, and was told of. */
  customerWrote: counter('customer_wrote'),
  contractorWrote: counter('contractor_wrote'),
  customerRead: counter('customer_read'),
  contractorRead: counter('contractor_read'),
  customerTold: counter('customer_told'),
  contractorTold: counter('contractor_told'),
  customerToldAt: moment('customer_told_at'),
  contractorToldAt: moment('contractor_told_at'),
  /** Since when something waits that a side has neither read nor been told of. */
  customerWaitsSince: moment('customer_waits_since'),
  contractorWaitsSince: moment('contractor_waits_since'),
  blockedBy: text('blocked_by', { enum: BLOCKERS }),
  blockedAt: moment('blocked_at'),
});
export type StoredThread = typeof threads.$inferSelect;

export const threadMessages = pgTable('thread_messages', {
  referralId: text('referral_id').$type<ReferralId>().notNull(),
  seq: integer('seq').notNull(),
  byParty: text('by_party', { enum: THREAD_PARTIES }).notNull(),
  body: text('body'),
  via: text('via', { enum: ['web', 'sms'] }).notNull(),
  at: moment('at').notNull(),
});
export type StoredMessage = typeof threadMessages.$inferSelect;

export const threadReports = pgTable('thread_reports', {
  id: text('id').$type<ThreadReportId>().primaryKey(),
  referralId: text('referral_id').$type<ReferralId>().notNull(),
  byParty: text('by_party', { enum: THREAD_PARTIES }).notNull(),
  note: text('note'),
  reportedAt: moment('reported_at').notNull(),
  closedAt: moment('closed_at'),
});
export type StoredThreadReport = typeof threadReports.$inferSelect;
