import * as calendars from '@plumbline/contract/domains/appointments/calendar-endpoints.ts';
import * as confirmation from '@plumbline/contract/domains/appointments/confirmation-endpoints.ts';
import * as appointments from '@plumbline/contract/domains/appointments/endpoints.ts';
import * as rules from '@plumbline/contract/domains/appointments/visit-rules-endpoints.ts';
import type { RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import { CalendarFeedKey, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { bookAppointment } from './use-cases/book-appointment.ts';
import { cancelAppointment } from './use-cases/cancel-appointment.ts';
import { confirmAppointment } from './use-cases/confirm-appointment.ts';
import { chooseCalendars, connectAccount, disconnectAccount } from './use-cases/connect-account.ts';
import { connectCalendar, disconnectCalendar, refreshCalendar } from './use-cases/connect-calendar.ts';
import { exportAppointment, exportFeed } from './use-cases/export-calendar.ts';
import { listContractorAppointments, listCustomerAppointments } from './use-cases/list-appointments.ts';
import { listCalendars } from './use-cases/list-calendars.ts';
import { listFreeSlots } from './use-cases/list-free-slots.ts';
import { renewCalendarFeed, revokeCalendarFeed, showCalendarFeed } from './use-cases/renew-calendar-feed.ts';
import { reportAbsence } from './use-cases/report-absence.ts';
import { rescheduleAppointment } from './use-cases/reschedule-appointment.ts';
import { setEarlyReminders } from './use-cases/set-early-reminders.ts';
import { setVisitRules, showVisitRules } from './use-cases/set-visit-rules.ts';
import { showSchedule } from './use-cases/show-schedule.ts';

export const routes = (mount: Mount): void => {
  mount(appointments.createAppointment, (ctx, { body }, call) => bookAppointment(ctx, body, call.idempotencyKey));
  mount(appointments.getSchedule, (ctx, { params }) => showSchedule(ctx, params));
  mount(appointments.getFreeSlots, (ctx, { params, query }) => listFreeSlots(ctx, params, query));
  mount(confirmation.confirmAppointment, (ctx, { params }) => confirmAppointment(ctx, params.id));
  mount(appointments.moveAppointment, (ctx, { params, body }) => rescheduleAppointment(ctx, params.id, body));
  mount(appointments.cancelAppointment, (ctx, { params, body }) => cancelAppointment(ctx, params.id, body));
  mount(appointments.reportAbsence, (ctx, { params, body }) => reportAbsence(ctx, params.id, body));
  mount(appointments.setEarlyReminders, (ctx, { params, body }) => setEarlyReminders(ctx, params.id, body.early));
  mount(appointments.listCustomerAppointments, (ctx, { query }) => listCustomerAppointments(ctx, query));
  mount(appointments.listContractorAppointments, (ctx, { query }) => listContractorAppointments(ctx, query));
  mount(appointments.getCalendarFeed, (ctx) => showCalendarFeed(ctx));
  mount(appointments.renewCalendarFeed, (ctx) => renewCalendarFeed(ctx));
  mount(appointments.revokeCalendarFeed, (ctx) => revokeCalendarFeed(ctx));
  mount(calendars.listCalendars, (ctx) => listCalendars(ctx));
  mount(calendars.connectCalendar, (ctx, { body }) => connectCalendar(ctx, body));
  mount(calendars.refreshCalendar, (ctx, { params }) => refreshCalendar(ctx, params.id));
  mount(calendars.disconnectCalendar, (ctx, { params }) => disconnectCalendar(ctx, params.id));
  mount(calendars.connectAccount, (ctx, { body }) => connectAccount(ctx, body));
  mount(calendars.chooseCalendars, (ctx, { params, body }) => chooseCalendars(ctx, params.id, body.calendars));
  mount(calendars.disconnectAccount, (ctx, { params }) => disconnectAccount(ctx, params.id));
  mount(rules.getVisitRules, (ctx) => showVisitRules(ctx));
  mount(rules.setVisitRules, (ctx, { body }) => setVisitRules(ctx, body));
};

export interface CalendarOptions {
  contextFor(request: FastifyRequest): Context;
  /** Returns the rate limiter's route configuration for a class of calls. */
  rateLimit(rate: RateClass): object;
}

/** The feed for calendar programs. Anyone with the address may read it. */
export const calendarRoutes = (app: FastifyInstance, { contextFor, rateLimit }: CalendarOptions): void => {
  const config = { rateLimit: rateLimit('read') };
  app.get<{ Params: { id: string } }>(appointments.CALENDAR_FILE_ROUTE, { config }, async (request, reply) => {
    const file = await exportAppointment(contextFor(request), ServiceRequestId.parse(request.params.id));
    return calendar(reply).header('content-disposition', 'attachment; filename="appointment.ics"').send(file);
  });
  app.get<{ Params: { key: string } }>(appointments.CALENDAR_FEED_ROUTE, { config }, async (request, reply) => {
    const feed = await exportFeed(contextFor(request), CalendarFeedKey.parse(request.params.key));
    return calendar(reply).send(feed);
  });
};

const calendar = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
