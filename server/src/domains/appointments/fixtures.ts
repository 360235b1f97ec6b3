import { CreateAppointment } from '@plumbline/contract/domains/appointments/appointment.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';

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
