import { ServiceRequestSubmission } from '@plumbline/contract/domains/service-requests/service-request.ts';
import {
  type ContractorId,
  type OpportunityId,
  type ReferralId,
  type ServiceRequestId,
  SessionId,
} from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { aUser } from '../accounts/fixtures.ts';
import { aContractor } from '../directory/fixtures.ts';
import { deliverMessage } from '../messaging/public.ts';
import { loadCase } from './lifecycle/store/request-case.ts';
import { recordDelivery } from './lifecycle/use-cases/record-delivery.ts';
import { answerAsContractor } from './referrals/use-cases/answer-as-contractor.ts';
import { submitServiceRequest } from './requests/use-cases/submit-service-request.ts';
import type { StoredReferral, StoredRequest } from './tables.ts';

/** Returns a valid submission; `given` overrides fields for a test. */
export const aSubmission = (given: Record<string, unknown>): ServiceRequestSubmission =>
  ServiceRequestSubmission.parse({
    workType: 'plumbing',
    projectType: 'repair',
    preferredDate: '2026-12-03',
    preferredTimeSlot: 'afternoon',
    customerName: 'Ana Delgado',
    customerPhone: '(502) 555-0177',
    customerEmail: 'ana.delgado@example.com',
    address: '1127 Cherokee Rd',
    city: 'Louisville',
    state: 'KY',
    zipCode: '40204',
    description: 'Kitchen sink trap drips into the cabinet.',
    urgency: 'medium',
    preferredContactMethod: 'both',
    smsConsent: true,
    ...given,
  });

/** A request under test: its contractors, its links and its current state. */
export interface ARequest {
  readonly id: ServiceRequestId;
  readonly contractorIds: readonly ContractorId[];
  readonly referralIds: readonly ReferralId[];
  /** Returns the request as currently stored. */
  request(): Promise<StoredRequest>;
  /** Returns the nth contractor's referral as currently stored. */
  referral(index?: number): Promise<StoredReferral>;
}

/** Creates a submitted request and delivers its messages. Asks `contractors` new contractors, or those in `given`. */
export async function aRequest(ctx: Context, contractors = 1, given: Record<string, unknown> = {}): Promise<ARequest> {
  const ids: ContractorId[] = [];
  for (let index = 0; index < contractors; index++) ids.push((await aContractor(ctx)).id);
  const request = await aSilentRequest(ctx, { selectedPlumberIds: ids, ...given });
  await handOver(ctx);
  return request;
}

/** Creates a submitted request without delivering its messages. */
export async function aSilentRequest(ctx: Context, given: Record<string, unknown>): Promise<ARequest> {
  const { id } = await submitServiceRequest(ctx, aSubmission(given), null);
  const opened = await load(ctx, id);
  const asked = opened.referrals;
  return {
    id,
    contractorIds: asked.map(({ contractorId }) => contractorId),
    referralIds: asked.map((referral) => referral.id),
    request: async () => (await load(ctx, id)).request,
    referral: async (index = 0) => {
      const found = (await load(ctx, id)).referrals.find((referral) => referral.id === asked[index]?.id);
      if (found === undefined) throw new Error(`The request has no contractor number ${index}`);
      return found;
    },
  };
}

async function load(ctx: Context, id: ServiceRequestId) {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw new Error('The request is not there');
  return opened;
}

/** A request that its contractor has accepted, with the links of both parties. */
export interface AnAcceptedRequest {
  readonly id: ServiceRequestId;
  readonly referralId: ReferralId;
  readonly contractorId: ContractorId;
}

/**
 * Creates a request that its contractor has accepted for free. The contractor is new unless `given` picks one. Doesn't
 * deliver the messages.
 */
export async function anAcceptedRequest(ctx: Context, given: Record<string, unknown> = {}): Promise<AnAcceptedRequest> {
  const asked = given.selectedPlumberIds ?? [(await aContractor(ctx)).id];
  const { id } = await submitServiceRequest(ctx, aSubmission({ selectedPlumberIds: asked, ...given }), null);
  const [referral] = (await load(ctx, id)).referrals;
  if (referral === undefined) throw new Error('Nobody was asked');
  const { id: referralId, contractorId } = referral;
  const free = { ...ctx, settings: { ...ctx.settings, freeReferrals: 1_000_000 } };
  const answer = { serviceRequestId: referralId, contractorId, response: 'accept', source: 'web' } as const;
  await answerAsContractor(free, answer);
  return { id, referralId, contractorId };
}

/** A contractor with a listing, and the context of their calls. */
export interface Bidder {
  readonly ctx: Context;
  readonly listing: Awaited<ReturnType<typeof aContractor>>;
}

/** Returns the context of calls by a signed-in account. */
export async function signedInAs(ctx: Context, kind: 'customer' | 'craftsman' | 'operator'): Promise<Context> {
  const { id: userId } = await aUser(ctx, { role: kind });
  return { ...ctx, actor: { kind, userId, sessionId: SessionId.parse('se_test') } };
}

/** Creates a signed-in contractor with a listing: a plumber in Louisville, unless `given` says otherwise. */
export async function aBidder(ctx: Context, given: Parameters<typeof aContractor>[1] = {}): Promise<Bidder> {
  const own = await signedInAs(ctx, 'craftsman');
  if (own.actor.kind !== 'craftsman') throw new Error('Not a craftsman');
  return { ctx: own, listing: await aContractor(ctx, { ownerId: own.actor.userId, ...given }) };
}

/** Creates a request that is open to proposals, with the data that contractors see. */
export async function anOpenRequest(
  ctx: Context,
  given: Record<string, unknown> = {},
): Promise<{ readonly id: ServiceRequestId; readonly opportunityId: OpportunityId }> {
  const { id } = await submitServiceRequest(ctx, aSubmission({ openToProposals: true, ...given }), null);
  await handOver(ctx);
  const { opportunityId } = (await load(ctx, id)).request;
  if (opportunityId === null) throw new Error('The request is not open to proposals');
  return { id, opportunityId };
}

/** Delivers every queued message and reports the outcomes to the requests, as the worker would. */
export async function handOver(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string; purpose: string; about_kind: string; about_id: ReferralId }>(
    sql`select id, purpose, about_kind, about_id from messages
      where status = 'queued' and (not_before is null or not_before <= ${ctx.clock.now().toISOString()})
      order by created_at, id`,
  );
  for (const { id } of rows) await deliverMessage(ctx, { messageId: id });
  for (const { purpose, about_kind, about_id } of rows) {
    if (about_kind === 'referral') await recordDelivery(ctx, { purpose, referralId: about_id });
  }
}

/** Returns every message to an address, oldest first, with its whole text. */
export async function messagesTo(ctx: Context, recipient: string): Promise<{ subject: string; words: string }[]> {
  const { rows } = await ctx.db.execute<{ subject: string | null; words: string }>(sql`
    select subject, concat_ws(' ', subject, text, html) as words from messages
    where recipient = ${recipient} order by created_at, id`);
  return rows.map(({ subject, words }) => ({ subject: subject ?? '', words }));
}

/** Ports that accept every message. */
export const takingPorts = {
  messaging: {
    email: { send: async () => ({ kind: 'sent' as const }) },
    sms: { send: async () => ({ kind: 'sent' as const }) },
  },
};
