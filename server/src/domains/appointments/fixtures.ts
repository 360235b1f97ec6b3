import { CreateAppointment } from '@plumbline/contract/domains/appointments/appointment.ts';
import type { ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { aContractor } from '../directory/fixtures.ts';
import { aSubmission } from '../service-requests/fixtures.ts';
import { answerAsContractor } from '../service-requests/use-cases/answer-as-contractor.ts';
import { submitServiceRequest } from '../service-requests/use-cases/submit-service-request.ts';

/** A job that a contractor has, with the links of both sides. */
export interface AJob {
  readonly id: ServiceRequestId;
  readonly referralId: ReferralId;
  readonly contractorId: ContractorId;
}

/**
 * A request that its contractor has accepted, for nothing; a new contractor's, unless `given` picks one. What was to be
 * sent of it waits.
 */
export async function aJob(ctx: Context, given: Record<string, unknown> = {}): Promise<AJob> {
  const asked = given.selectedPlumberIds ?? [(await aContractor(ctx)).id];
  const { id } = await submitServiceRequest(ctx, aSubmission({ selectedPlumberIds: asked, ...given }), null);
  const { rows } = await ctx.db.execute<Pick<AJob, 'referralId' | 'contractorId'>>(
    sql`select id as "referralId", contractor_id as "contractorId" from referrals where request_id = ${id}`,
  );
  const [referral] = rows;
  if (referral === undefined) throw new Error('Nobody was asked');
  const free = { ...ctx, settings: { ...ctx.settings, freeReferrals: 1_000_000 } };
  const { referralId: serviceRequestId, contractorId } = referral;
  await answerAsContractor(free, { serviceRequestId, contractorId, response: 'accept', source: 'web' });
  return { id, ...referral };
}

/** What the page sends, right in every field; `given` changes what a test is about. */
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

/** The invitations that somebody was mailed, oldest first. */
export async function invitationsTo(ctx: Context, recipient: string): Promise<{ method: string; content: string }[]> {
  const { rows } = await ctx.db.execute<{ calendar: { method: string; content: string } }>(sql`
    select calendar from messages where recipient = ${recipient} and calendar is not null order by created_at, id`);
  return rows.map(({ calendar }) => calendar);
}
