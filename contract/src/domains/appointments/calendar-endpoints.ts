import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ExternalCalendarId } from '../../kernel/id.ts';
import { ConnectCalendar, ExternalCalendars } from './external-calendar.ts';

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
  summary: 'Forgets a calendar with its busy times',
  method: 'DELETE',
  rate: 'write',
});
