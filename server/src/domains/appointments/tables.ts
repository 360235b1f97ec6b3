import type { CalendarTrouble } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { AppointmentStatus } from '@plumbline/contract/domains/appointments/lifecycle.ts';
import type { ReminderParty } from '@plumbline/contract/domains/appointments/reminder.ts';
import type {
  AppointmentId,
  CalendarAccountId,
  CalendarFeedKey,
  ContractorId,
  ExternalCalendarId,
  ReferralId,
  ReminderId,
  ServiceRequestId,
} from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const appointments = pgTable('appointments', {
  id: text('id').$type<AppointmentId>().primaryKey(),
  requestId: text('request_id').$type<ServiceRequestId>(),
  referralId: text('referral_id').$type<ReferralId>(),
  contractorId: text('contractor_id').$type<ContractorId>(),
  status: text('status').$type<AppointmentStatus>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  timeZone: text('time_zone').notNull(),
  serviceType: text('service_type').notNull(),
  location: text('location').notNull(),
  notes: text('notes'),
  sequence: integer('sequence').notNull().default(0),
  earlyReminders: boolean('early_reminders').notNull().default(false),
  /** The sequence of the time that this party has confirmed. */
  customerConfirmed: integer('customer_confirmed'),
  contractorConfirmed: integer('contractor_confirmed'),
  customerName: text('customer_name'),
  customerEmail: text('customer_email'),
  customerPhone: text('customer_phone'),
  /** The customer's language, for an appointment without a request. */
  language: text('language').$type<Language>().notNull().default('en'),
  createdAt: moment('created_at').notNull(),
});
export type StoredAppointment = typeof appointments.$inferSelect;

/** An appointment that belongs to a request, so both parties are known. */
export type JobAppointment = StoredAppointment & {
  readonly requestId: ServiceRequestId;
  readonly referralId: ReferralId;
  readonly contractorId: ContractorId;
};

export const appointmentReminders = pgTable('appointment_reminders', {
  id: text('id').$type<ReminderId>().primaryKey(),
  appointmentId: text('appointment_id').$type<AppointmentId>().notNull(),
  sequence: integer('sequence').notNull(),
  party: text('party').$type<ReminderParty>().notNull(),
  minutesBefore: integer('minutes_before').notNull(),
  dueAt: moment('due_at').notNull(),
  status: text('status', { enum: ['planned', 'handed', 'skipped'] }).notNull(),
  reason: text('reason'),
});
export type StoredReminder = typeof appointmentReminders.$inferSelect;

export const calendarFeeds = pgTable('calendar_feeds', {
  contractorId: text('contractor_id').$type<ContractorId>().primaryKey(),
  key: text('key').$type<CalendarFeedKey>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const calendarAccounts = pgTable('calendar_accounts', {
  id: text('id').$type<CalendarAccountId>().primaryKey(),
  contractorId: text('contractor_id').$type<ContractorId>().notNull(),
  host: text('host').notNull(),
  sealedLogin: text('sealed_login').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type StoredAccount = typeof calendarAccounts.$inferSelect;

export const externalCalendars = pgTable('external_calendars', {
  id: text('id').$type<ExternalCalendarId>().primaryKey(),
  contractorId: text('contractor_id').$type<ContractorId>().notNull(),
  name: text('name').notNull(),
  host: text('host').notNull(),
  sealedAddress: text('sealed_address').notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  readAt: moment('read_at'),
  coversUntil: moment('covers_until'),
  askedAt: moment('asked_at'),
  trouble: text('trouble').$type<CalendarTrouble>(),
  failures: integer('failures').notNull().default(0),
  /** Entries of the last reading that could not be read. */
  unread: integer('unread').notNull().default(0),
  /** The CalDAV account that it was found in; null for an ICS address. */
  accountId: text('account_id').$type<CalendarAccountId>(),
  /** Whether its busy times count. */
  isChosen: boolean('is_chosen').notNull().default(true),
  createdAt: moment('created_at').notNull(),
});
export type StoredCalendar = typeof externalCalendars.$inferSelect;

export const externalBusyTimes = pgTable('external_busy_times', {
  calendarId: text('calendar_id').$type<ExternalCalendarId>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const visitRules = pgTable('visit_rules', {
  contractorId: text('contractor_id').$type<ContractorId>().primaryKey(),
  bufferMinutes: smallint('buffer_minutes').notNull(),
  noticeHours: smallint('notice_hours').notNull(),
  mostADay: smallint('most_a_day'),
  countsTravel: boolean('counts_travel').notNull(),
});
