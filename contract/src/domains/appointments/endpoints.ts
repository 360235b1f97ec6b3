import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ReferralId, ServiceRequestId, UserId } from '../../kernel/id.ts';
import { problem } from '../../kernel/words.ts';
import {
  AppointmentSummary,
  CalendarFeed,
  CancelAppointment,
  CreateAppointment,
  CreatedAppointment,
  MoveAppointment,
  ReportAbsence,
  Schedule,
} from './appointment.ts';
import { appointmentWords } from './appointment.words.ts';
import { FreeSlots } from './free-slots.ts';

export const createAppointment = endpoint({
  name: 'createAppointment',
  summary: 'Books the contractor who has the job; without a request only notes what is wanted',
  method: 'POST',
  path: '/api/scheduling/create-appointment',
  body: CreateAppointment,
  reply: CreatedAppointment,
  status: 201,
  problems: ['not-found', 'already-happened', 'idempotency-mismatch'],
  rate: 'message',
  idempotent: true,
});

/** Opened by either link: the customer's request id or the contractor's referral id. */
const byLink = { params: z.object({ id: z.union([ServiceRequestId, ReferralId]) }) } as const;

export const getSchedule = endpoint({
  ...byLink,
  name: 'getSchedule',
  summary: 'The appointment of a request, what can be done with it, and what the form begins with',
  method: 'GET',
  path: '/api/scheduling/:id',
  reply: Schedule,
  problems: ['not-found'],
  rate: 'read',
});

export const getFreeSlots = endpoint({
  ...byLink,
  name: 'getFreeSlots',
  summary: 'When the contractor who has the job is free on a day, on the clocks of the job',
  method: 'GET',
  path: '/api/scheduling/:id/free-slots',
  query: z.object({
    date: z.iso.date(problem(appointmentWords, ({ dayAsIso }) => dayAsIso)),
    duration: CreateAppointment.shape.duration,
  }),
  reply: FreeSlots,
  problems: ['not-found', 'already-happened'],
  rate: 'read',
});

const changing = {
  ...byLink,
  method: 'POST',
  reply: Schedule,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
} as const;

export const moveAppointment = endpoint({
  ...changing,
  name: 'moveAppointment',
  summary: 'Moves the appointment to another time; the other side is told',
  path: '/api/scheduling/:id/reschedule',
  body: MoveAppointment,
});

export const cancelAppointment = endpoint({
  ...changing,
  name: 'cancelAppointment',
  summary: 'Cancels the appointment, not the request; the other side is told',
  path: '/api/scheduling/:id/cancel',
  body: CancelAppointment,
});

export const reportAbsence = endpoint({
  ...changing,
  name: 'reportAbsence',
  summary: 'The other side did not come, or was not there',
  path: '/api/scheduling/:id/no-show',
  body: ReportAbsence,
});

export const setEarlyReminders = endpoint({
  ...changing,
  name: 'setEarlyReminders',
  summary: 'Whether the customer wants texts between 9 PM and 8 AM, too',
  method: 'PUT',
  path: '/api/scheduling/:id/early-reminders',
  body: z.object({ early: z.boolean() }),
});

/** Server-made file of the appointment, for calendars that take files. */
export const CALENDAR_FILE_ROUTE = '/api/scheduling/:id/appointment.ics';
export const calendarFilePath = (id: string): string => CALENDAR_FILE_ROUTE.replace(':id', encodeURIComponent(id));

/** From today on, and so many days back as are asked for. */
const Period = {
  days: z.coerce.number().int().min(1).max(366).default(90),
  back: z.coerce.number().int().min(0).max(366).default(7),
};

export const listCustomerAppointments = endpoint({
  name: 'listCustomerAppointments',
  summary: "The customer's appointments, earliest first",
  method: 'GET',
  path: '/api/customer/appointments',
  access: 'customer',
  owner: { in: 'query', name: 'userId' },
  query: z.object({ userId: UserId.optional(), ...Period }),
  reply: z.array(AppointmentSummary),
  rate: 'read',
});

export const listContractorAppointments = endpoint({
  name: 'listContractorAppointments',
  summary: "The contractor's appointments, earliest first",
  method: 'GET',
  path: '/api/craftsman/appointments',
  access: 'craftsman',
  owner: { in: 'query', name: 'craftsmanId' },
  query: z.object({ craftsmanId: UserId.optional(), ...Period }),
  reply: z.array(AppointmentSummary),
  rate: 'read',
});

const feed = {
  path: '/api/craftsman/calendar-feed',
  access: 'craftsman',
  reply: CalendarFeed,
  problems: ['not-found'],
} as const;

export const getCalendarFeed = endpoint({
  ...feed,
  name: 'getCalendarFeed',
  summary: 'The secret address at which the own calendar program reads the appointments',
  method: 'GET',
  rate: 'read',
});

export const renewCalendarFeed = endpoint({
  ...feed,
  name: 'renewCalendarFeed',
  summary: 'Makes a new secret address; the old one stops working',
  method: 'POST',
  rate: 'write',
});

export const revokeCalendarFeed = endpoint({
  ...feed,
  name: 'revokeCalendarFeed',
  summary: 'Ends the secret address',
  method: 'DELETE',
  rate: 'write',
});

/** What calendar programs read, again and again. */
export const CALENDAR_FEED_ROUTE = '/api/calendar-feeds/:key/appointments.ics';
export const calendarFeedPath = (key: string): string => CALENDAR_FEED_ROUTE.replace(':key', encodeURIComponent(key));
