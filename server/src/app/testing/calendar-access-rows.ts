import { aCalendar, anAccount } from '../../domains/appointments/fixtures.ts';
import { aContractor, aDayOff } from '../../domains/directory/fixtures.ts';
import { listingOf } from '../../domains/directory/public.ts';
import type { Context } from '../../kernel/context.ts';
import type { Caller, Named, Row } from './access-row.ts';

/** A calendar of the caller's listing, and one of another contractor. */
const aCalendarOf = async (ctx: Context, caller: Caller): Promise<Named> => {
  const listing = caller === null ? null : await listingOf(ctx, caller.userId);
  const own = listing?.id ?? (await aContractor(ctx)).id;
  return { own: await aCalendar(ctx, own), foreign: await aCalendar(ctx, (await aContractor(ctx)).id) };
};

/** A day off of the caller's listing, and one of another contractor. */
const daysOffOf = async (ctx: Context, caller: Caller): Promise<Named> => {
  const listing = caller === null ? null : await listingOf(ctx, caller.userId);
  const [own, foreign] = ['2099-01-05', '2098-01-05'];
  await aDayOff(ctx, listing?.id ?? (await aContractor(ctx)).id, own);
  await aDayOff(ctx, (await aContractor(ctx)).id, foreign);
  return { own, foreign };
};

/** An account of the caller's listing, and one of another contractor. */
const anAccountOf = async (ctx: Context, caller: Caller): Promise<Named> => {
  const listing = caller === null ? null : await listingOf(ctx, caller.userId);
  const own = listing?.id ?? (await aContractor(ctx)).id;
  return { own: await anAccount(ctx, own), foreign: await anAccount(ctx, (await aContractor(ctx)).id) };
};

const onAccount = { own: 200, foreign: 404, malformed: 404, access: 'craftsman', named: anAccountOf } as const;
const onCalendar = { own: 200, foreign: 404, malformed: 404, access: 'craftsman', named: aCalendarOf } as const;

/** The rows of contractors' own calendars in the access matrix. */
export const calendarRows: Readonly<Record<string, Row>> = {
  'GET /api/craftsman/calendars': { status: 200, access: 'craftsman' },
  'POST /api/craftsman/calendars': {
    status: 201,
    access: 'craftsman',
    payload: { address: 'https://calendar.example/private.ics' },
  },
  'POST /api/craftsman/calendars/{id}/refresh': onCalendar,
  'DELETE /api/craftsman/calendars/{id}': onCalendar,
  // Refused without a request, since it isn't encrypted.
  'POST /api/craftsman/calendar-accounts': {
    status: 400,
    access: 'craftsman',
    payload: { address: 'http://calendar.example/', userName: 'dana', password: 'secret' },
  },
  'PUT /api/craftsman/calendar-accounts/{id}/calendars': { ...onAccount, payload: () => ({ calendars: [] }) },
  'DELETE /api/craftsman/calendar-accounts/{id}': onAccount,
  'GET /api/craftsman/days-off': { status: 200, access: 'craftsman' },
  'POST /api/craftsman/days-off': {
    status: 201,
    access: 'craftsman',
    payload: { from: '2099-12-24', to: '2099-12-26' },
  },
  'DELETE /api/craftsman/days-off/{from}': {
    own: 200,
    foreign: 404,
    malformed: 404,
    access: 'craftsman',
    named: daysOffOf,
  },
  'GET /api/craftsman/night-hours': { status: 200, access: 'craftsman' },
  'PUT /api/craftsman/night-hours': {
    status: 200,
    access: 'craftsman',
    payload: { nightHours: { Friday: '8:00 PM - 6:00 AM' } },
  },
  'GET /api/craftsman/visit-rules': { status: 200, access: 'craftsman' },
  'PUT /api/craftsman/visit-rules': {
    status: 200,
    access: 'craftsman',
    payload: { bufferMinutes: 15, noticeHours: 2, mostADay: 4, countsTravel: true },
  },
};
