import { CreateAppointment } from '@plumbline/contract/domains/appointments/appointment.ts';
import { CalendarAccountId, type ContractorId, ExternalCalendarId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import { saveAccount } from './store/calendar-account.ts';
import { insertCalendar } from './store/external-calendar.ts';
import type { StoredCalendar } from './tables.ts';

/** Returns a valid submission of the page; `given` overrides fields for a test. */
export const aBooking = (given: Record<string, unknown>): CreateAppointment =>
  CreateAppointment.parse({
    serviceRequestId: 1,
    contractorId: 1,
    customerId: 1,
    proposedDate: '2026-12-03',
    proposedTime: '14:00',
    duration: 120,
    serviceType: 'plumbing',
    ...given,
  });

/** Returns the invitations mailed to an address, oldest first. */
export async function invitationsTo(ctx: Context, recipient: string): Promise<{ method: string; content: string }[]> {
  const { rows } = await ctx.db.execute<{ calendar: { method: string; content: string } }>(sql`
    select calendar from messages where recipient = ${recipient} and calendar is not null order by created_at, id`);
  return rows.map(({ calendar }) => calendar);
}

/** Stores a calendar of a contractor that was never read; `given` overrides the fields a test is about. */
export async function aCalendar(
  ctx: Context,
  contractorId: ContractorId,
  given: Partial<StoredCalendar> = {},
): Promise<ExternalCalendarId> {
  const id = ExternalCalendarId.parse(newId('xc'));
  await insertCalendar(ctx, {
    id,
    contractorId,
    name: 'Work',
    host: 'calendar.example',
    sealedAddress: '',
    createdAt: ctx.clock.now(),
    ...given,
  });
  return id;
}

/** Stores a CalDAV account of a contractor in which nothing was found. */
export async function anAccount(ctx: Context, contractorId: ContractorId): Promise<CalendarAccountId> {
  const id = CalendarAccountId.parse(newId('xa'));
  const host = 'calendar.example';
  await saveAccount(ctx, { id, contractorId, host, sealedLogin: '', createdAt: ctx.clock.now() });
  return id;
}
