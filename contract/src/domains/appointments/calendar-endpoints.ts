import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CalendarAccountId, ExternalCalendarId } from '../../kernel/id.ts';
import { ChooseCalendars, ConnectAccount, ConnectCalendar, ExternalCalendars } from './external-calendar.ts';

const list = { path: '/api/craftsman/calendars', access: 'craftsman', reply: ExternalCalendars } as const;
const one = { params: z.object({ id: ExternalCalendarId }), problems: ['not-found'] } as const;

export const listCalendars = endpoint({
  ...list,
  name: 'listCalendars',
  summary: 'The own calendars elsewhere whose busy times are not offered, and how old they are',
  method: 'GET',
  problems: ['not-found'],
  rate: 'read',
});

export const connectCalendar = endpoint({
  ...list,
  name: 'connectCalendar',
  summary: 'Connects a calendar, which is read soon after; only its busy times are stored',
  method: 'POST',
  body: ConnectCalendar,
  status: 201,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const refreshCalendar = endpoint({
  ...list,
  ...one,
  path: '/api/craftsman/calendars/:id/refresh',
  name: 'refreshCalendar',
  summary: 'Reads a calendar again soon, at most once a minute',
  method: 'POST',
  rate: 'write',
});

export const disconnectCalendar = endpoint({
  ...list,
  ...one,
  path: '/api/craftsman/calendars/:id',
  name: 'disconnectCalendar',
  summary: 'Forgets a calendar with its busy times. One of a CalDAV account can be chosen again',
  method: 'DELETE',
  rate: 'write',
});

export const connectAccount = endpoint({
  ...list,
  path: '/api/craftsman/calendar-accounts',
  name: 'connectAccount',
  summary: 'Finds the calendars on a CalDAV server. The only one is chosen; entering the same login again updates it',
  method: 'POST',
  body: ConnectAccount,
  status: 201,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

const oneAccount = { params: z.object({ id: CalendarAccountId }) } as const;

export const chooseCalendars = endpoint({
  ...list,
  ...oneAccount,
  path: '/api/craftsman/calendar-accounts/:id/calendars',
  name: 'chooseCalendars',
  summary: 'Chooses which calendars of an account are read; the busy times of the others are forgotten',
  method: 'PUT',
  body: ChooseCalendars,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const disconnectAccount = endpoint({
  ...list,
  ...oneAccount,
  path: '/api/craftsman/calendar-accounts/:id',
  name: 'disconnectAccount',
  summary: 'Forgets an account with its password, its calendars and their busy times',
  method: 'DELETE',
  problems: ['not-found'],
  rate: 'write',
});
