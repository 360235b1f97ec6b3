import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import {
  type CustomerStanding,
  customerStepFor,
} from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { agreedTime } from '../../lifecycle/rules/agreed-time.ts';
import type { RecordedAppointment } from '../../lifecycle/rules/record.ts';
import { awaitsSignOff, signOffUntil } from '../../lifecycle/rules/sign-off.ts';
import { isUnconfirmed } from '../../lifecycle/rules/unconfirmed.ts';
import { proofUntil } from '../../proofs/rules/proof-times.ts';
import type { StoredReferral, StoredRequest, StoredTime } from '../../tables.ts';
import { offersNext } from './next-pick.ts';

/** The facts from which a customer's standing is derived. */
interface Known {
  readonly referrals: readonly StoredReferral[];
  readonly contractors: ReadonlyMap<ContractorId, Contractor>;
  /** The times proposed under these referrals, oldest first. */
  readonly times: readonly StoredTime[];
  readonly appointment: RecordedAppointment;
  readonly now: Date;
}

const THINKING: readonly StoredReferral['status'][] = ['offered', 'countered'];

/** Returns a request's current standing for its customer. */
export function customerStanding(
  request: StoredRequest,
  { referrals, contractors, times, appointment, now }: Known,
): CustomerStanding {
  const waiting = referrals.filter(({ status, frozenAt }) => status === 'proposed' && frozenAt === null);
  const thinking = referrals.filter(({ status }) => THINKING.includes(status));
  const unpaid = referrals.find(({ status }) => status === 'accepted-unpaid');
  const settled = referrals.find(({ status }) => status === 'settled');
  const signOffBy = request.completedAt && signOffUntil(request.completedAt);
  const step = customerStepFor({
    request: request.status,
    isUnconfirmed: isUnconfirmed(request),
    proposals: waiting.length,
    thinking: thinking.length,
    isFeeDue: unpaid !== undefined,
    openToProposals: request.opportunityId !== null,
    offersNext: offersNext(request, referrals),
    awaitsSignOff: awaitsSignOff(request, now),
  });
  const only = settled ?? unpaid ?? onlyOf(waiting) ?? onlyOf(referrals);
  const proposal = step === 'answer-proposal' ? onlyOf(waiting) : undefined;
  const proposed = proposal && times.findLast(({ referralId }) => referralId === proposal.id);
  const contractor = only && contractors.get(only.contractorId);
  return {
    step,
    until:
      untilOf(step, { waiting, thinking, unpaid, signOffBy, proofUntil: proofUntil(request) })?.toISOString() ?? null,
    contractor: contractor
      ? {
          id: contractor.id,
          companyName: contractor.companyName,
          rating: contractor.rating,
          isSampleRating: contractor.isSampleRating,
          reviewCount: contractor.reviewCount,
        }
      : null,
    asked: referrals.length,
    thinking: thinking.length,
    responseId: proposal?.proposalId ?? null,
    proposedTime: proposed ? { date: proposed.day, time: proposed.clockTime } : null,
    agreedTime: settled ? agreedTime(settled, times, appointment.bookedAt) : null,
    appointmentAt: appointment.startsAt?.toISOString() ?? null,
    timeZone: request.timeZone,
  };
}

const onlyOf = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

function untilOf(
  step: CustomerStanding['step'],
  turns: {
    readonly waiting: readonly StoredReferral[];
    readonly thinking: readonly StoredReferral[];
    readonly unpaid: StoredReferral | undefined;
    readonly signOffBy: Date | null;
    readonly proofUntil: Date;
  },
): Date | null {
  const deadlines = (of: readonly StoredReferral[]) =>
    of.flatMap(({ answerBy }) => answerBy ?? []).toSorted((one, other) => one.getTime() - other.getTime());
  switch (step) {
    case 'confirm-contact':
      return turns.proofUntil;
    case 'answer-proposal':
    case 'compare-proposals':
      return deadlines(turns.waiting)[0] ?? null;
    case 'wait-for-answer':
      // The latest deadline, because any of them may still answer.
      return deadlines(turns.thinking).at(-1) ?? null;
    case 'wait-for-fee':
      return turns.unpaid?.answerBy ?? null;
    case 'check-work':
      return turns.signOffBy;
    default:
      return null;
  }
}
