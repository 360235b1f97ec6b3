import type { Point } from '@plumbline/contract/domains/locations/distance.ts';
import {
  decideRequest,
  isLive,
  type ReferralStatus,
  type Refusal,
  type RequestStatus,
} from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { AgreedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Said } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import type { DomainError } from '../../../../kernel/errors.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { closeFee } from '../../../payments/public.ts';
import { agreedTime } from '../../lifecycle/rules/agreed-time.ts';
import { refusalError } from '../../lifecycle/rules/refusals.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import { proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import { loadCase, type RequestCase } from '../../lifecycle/store/request-case.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyReferralEvent, applyRequestEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { findCase, type JobLink } from '../../lifecycle/use-cases/find-case.ts';
import { mayEmail, maySeeCustomer, mayText } from '../../policy.ts';
import { addJobReport } from '../../reports/use-cases/add-job-report.ts';
import type { StoredRequest } from '../../tables.ts';
import { fullAddress } from '../../views.ts';
import { requestsByIds } from '../store/service-request.ts';

/** The party whose link opened a job. */
export type JobViewer =
  | { readonly party: 'customer' }
  | {
      readonly party: 'contractor';
      readonly referralId: ReferralId;
      readonly contractorId: ContractorId;
      readonly status: ReferralStatus;
      /** True once the fee is settled, so that the contractor knows the customer. */
      readonly seesCustomer: boolean;
    };

/** A job as a calendar shows it. Contains the customer's identity. */
export interface JobSummary {
  readonly requestNumber: string;
  /** 'Leak under the kitchen sink' */
  readonly title: string;
  readonly description: string;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly mayText: boolean;
    readonly mayEmail: boolean;
    /** The language of messages to the customer. */
    readonly language: Language;
  };
}

/** The facts of a request that an appointment needs. */
export interface Job extends JobSummary {
  readonly requestId: ServiceRequestId;
  readonly status: RequestStatus;
  readonly workType: StoredRequest['workType'];
  readonly timeZone: string;
  readonly address: string;
  readonly place: Point;
  readonly preferredDate: string;
  readonly preferredTimeSlot: StoredRequest['preferredTimeSlot'];
  /** The contractor who has the job; null if nobody has it. */
  readonly contractor: { readonly id: ContractorId; readonly referralId: ReferralId } | null;
  readonly agreedTime: AgreedTime | null;
  /** The reason why no appointment can be made now, in the caller's language; null if one can. */
  readonly whyNotBook: Said | null;
}

/** A change to a request with its appointment. `details` become part of the events and contain no personal data. */
export interface JobChange {
  readonly event: 'book' | 'unbook' | 'release';
  readonly details?: Readonly<Record<string, string>>;
  /** A message from the acting party to the other one. */
  readonly note?: string | undefined;
  /** When the visit began at which the other party was not there; it is reported with the change. */
  readonly missedVisitAt?: Date;
}

export interface OpenedJob {
  readonly job: Job;
  readonly viewer: JobViewer;
  /**
   * Applies the lifecycle to the request, stores the event and sends the messages. Returns the last moment to object if
   * it reports that the other party was not there.
   * @throws DomainError 'already-happened' if the table forbids it
   */
  record(ctx: Context, change: JobChange): Promise<Date | null>;
}

/**
 * Runs work on a job under the lock of its request, in one transaction, for the holder of either link.
 * @throws DomainError 'not-found' for any other id
 */
export const openJob = <T>(ctx: Context, link: JobLink, work: (ctx: Context, opened: OpenedJob) => Promise<T>) =>
  inTransaction(ctx, async (ctx): Promise<T> => {
    const found = await findJob(ctx, link, true);
    return work(ctx, found);
  });

/** Opens a job for reading, without the lock. */
export const readJob = (ctx: Context, link: JobLink): Promise<OpenedJob> => findJob(ctx, link, false);

/** Returns the job of a request in the caller's transaction, under its lock. Null for an unknown id. */
export async function lockJob(ctx: Context, requestId: ServiceRequestId): Promise<Job | null> {
  const opened = await loadCase(ctx, requestId, true);
  return opened === null ? null : jobOf(ctx, opened);
}

/** Returns the jobs of several requests for lists and calendars, without unknown ids. One round trip. */
export async function jobsOf(
  ctx: Context,
  ids: readonly ServiceRequestId[],
): Promise<ReadonlyMap<ServiceRequestId, JobSummary>> {
  const requests = await requestsByIds(ctx, ids);
  return new Map(requests.map((request) => [request.id, summaryOf(request)]));
}

async function findJob(ctx: Context, link: JobLink, forUpdate: boolean): Promise<OpenedJob> {
  const { opened, referral } = await findCase(ctx, link, forUpdate);
  const viewer: JobViewer =
    referral === null
      ? { party: 'customer' }
      : {
          party: 'contractor',
          referralId: referral.id,
          contractorId: referral.contractorId,
          status: referral.status,
          seesCustomer: maySeeCustomer(referral.status),
        };
  return {
    job: await jobOf(ctx, opened),
    viewer,
    record: (ctx, change) => record(ctx, opened, viewer.party, change),
  };
}

async function record(
  ctx: Context,
  opened: RequestCase,
  party: JobViewer['party'],
  { event, details, note, missedVisitAt }: JobChange,
): Promise<Date | null> {
  const settled = opened.referrals.find(({ status }) => status === 'settled');
  const applied =
    event === 'release' ? await release(ctx, opened, party, note) : await applyRequestEvent(ctx, opened, event, party);
  const report =
    missedVisitAt && settled
      ? await addJobReport(ctx, opened, settled, {
          kind: party === 'customer' ? 'contractor-absent' : 'customer-absent',
          byParty: party,
          aboutAt: missedVisitAt,
          message: note,
        })
      : null;
  const objectUntil = report?.objectUntil ?? null;
  const told = { ...details, ...(objectUntil && { objectUntil: objectUntil.toISOString() }) };
  await announce(
    ctx,
    applied.request,
    applied.happenings.map((happening) =>
      happening.type === event && Object.keys(told).length > 0 ? { ...happening, details: told } : happening,
    ),
  );
  return objectUntil;
}

/** Takes the job from a contractor who did not come, and refunds the fee. */
async function release(ctx: Context, opened: RequestCase, party: JobViewer['party'], note: string | undefined) {
  const referral = opened.referrals.find(({ status }) => status === 'settled');
  if (referral === undefined) throw refusal(opened, 'too-late');
  const applied = await applyReferralEvent(ctx, opened, referral, 'release', party, {}, note);
  await closeFee(ctx, referral.id, 'returned', { kind: 'contractor-absent' });
  return applied;
}

const refusal = ({ request, referrals }: RequestCase, why: Refusal): DomainError =>
  refusalError(why, request, referrals.find(({ status }) => status === 'settled') ?? null);

const summaryOf = (request: StoredRequest): JobSummary => ({
  requestNumber: requestNumber(request.ordinal),
  title: titleOf(request),
  description: request.description,
  customer: {
    name: request.customerName,
    email: request.customerEmail,
    phone: request.customerPhone,
    mayText: mayText(request),
    mayEmail: mayEmail(request),
    language: request.language,
  },
});

async function jobOf(ctx: Context, opened: RequestCase): Promise<Job> {
  const { request, referrals } = opened;
  const settled = referrals.find(({ status }) => status === 'settled') ?? null;
  const decision = decideRequest(
    {
      request: request.status,
      liveReferrals: referrals.filter(({ status }) => isLive(status)).length,
      hasSettled: settled !== null,
    },
    'book',
    'customer',
  );
  return {
    ...summaryOf(request),
    requestId: request.id,
    status: request.status,
    workType: request.workType,
    timeZone: request.timeZone,
    address: fullAddress(request),
    place: { latitude: request.latitude, longitude: request.longitude },
    preferredDate: request.preferredDate,
    preferredTimeSlot: request.preferredTimeSlot,
    contractor: settled && { id: settled.contractorId, referralId: settled.id },
    agreedTime: settled === null ? null : agreedTime(settled, await proposedTimesOf(ctx, [settled.id]), null),
    whyNotBook: decision.ok ? null : refusal(opened, decision.refusal).said,
  };
}
