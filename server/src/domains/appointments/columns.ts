import {
  type ColumnCatalog,
  type ColumnsOf,
  erase,
  goes,
  goesSeen,
  inside,
  link,
  plain,
  secrets,
} from '../../kernel/column-catalog.ts';
import type {
  appointmentReminders,
  appointments,
  calendarAccounts,
  calendarFeeds,
  externalBusyTimes,
  externalCalendars,
  visitRules,
} from './tables.ts';

/** Declares the columns of the appointment tables. */
export const columns = {
  appointments: {
    ...plain('id', 'request_id', 'contractor_id', 'status', 'starts_at', 'ends_at', 'time_zone', 'service_type'),
    ...plain('sequence', 'early_reminders', 'created_at', 'language'),
    ...plain('customer_confirmed', 'contractor_confirmed'),
    referral_id: link('asked', 'contractor', 'operator'),
    location: erase('', 'customer', 'contractor'),
    notes: erase(null, 'customer', 'contractor'),
    customer_name: erase(null, 'customer'),
    customer_email: erase(null, 'customer'),
    customer_phone: erase(null, 'customer'),
    customer_id: erase(null),
  } satisfies ColumnsOf<typeof appointments>,
  appointment_reminders: {
    ...plain('sequence', 'party', 'minutes_before', 'due_at', 'status', 'reason'),
    ...inside('id', 'appointment_id'),
  } satisfies ColumnsOf<typeof appointmentReminders>,
  calendar_feeds: {
    ...goes('contractor_id', 'created_at'),
    ...secrets('key'),
  } satisfies ColumnsOf<typeof calendarFeeds>,
  calendar_accounts: {
    ...goes('contractor_id', 'created_at'),
    id: goesSeen('contractor'),
    host: goesSeen('contractor'),
    ...secrets('sealed_login'),
  } satisfies ColumnsOf<typeof calendarAccounts>,
  external_calendars: {
    ...goes('contractor_id', 'created_at'),
    id: goesSeen('contractor'),
    name: goesSeen('contractor'),
    host: goesSeen('contractor'),
    read_at: goesSeen('contractor'),
    trouble: goesSeen('contractor'),
    unread: goesSeen('contractor'),
    is_chosen: goesSeen('contractor'),
    ...goes('covers_until', 'asked_at', 'failures', 'account_id'),
    ...secrets('sealed_address', 'etag', 'last_modified'),
  } satisfies ColumnsOf<typeof externalCalendars>,
  external_busy_times: goes('calendar_id', 'starts_at', 'ends_at') satisfies ColumnsOf<typeof externalBusyTimes>,
  visit_rules: {
    ...goes('contractor_id'),
    buffer_minutes: goesSeen('contractor'),
    notice_hours: goesSeen('contractor'),
    most_a_day: goesSeen('contractor'),
    counts_travel: goesSeen('contractor'),
  } satisfies ColumnsOf<typeof visitRules>,
} satisfies ColumnCatalog;
