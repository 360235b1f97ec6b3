import { contradictionWords } from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { hasEnded, IDLE_DAYS, MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { statusMessage } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { StoredEvent, StoredReferral, StoredRequest } from '../tables.ts';
import type { HappeningType } from './happening.ts';
import { offersNext } from './next-pick.ts';
import { hasTakenBack } from './receipts.ts';
import { contradictionIn } from './record.ts';
import { countResponses } from './timeline.ts';

/** A request with its record, and the names of companies. */
export interface Recorded {
  readonly request: StoredRequest;
  readonly referrals: readonly StoredReferral[];
  readonly events: readonly StoredEvent[];
  readonly company: (contractorId: string) => string;
}

/**
 * Returns what the present state means to the customer. A state's general sentence appears only while it is true: not
 * after the last denial, and not after the customer has disputed a report.
 */
export function statusWords({ request, referrals, events, company }: Recorded): string {
  const contradiction = contradictionIn(events);
  const settled = referrals.find(({ status }) => status === 'settled');
  if (contradiction !== null && settled !== undefined) {
    const that = contradiction.reason === 'nobody-came' || contradiction.step === 'start' ? 'that ' : '';
    return `You said ${that}${contradictionWords(contradiction)}; we told ${company(settled.contractorId)}.`;
  }
  const [only, ...others] = referrals;
  if (only !== undefined && offersNext(request, referrals)) {
    if (request.opportunityId !== null) return 'No proposal is open now.';
    return others.length === 0
      ? whyOver(only, company(only.contractorId), events)
      : `None of the ${referrals.length} contractors you asked has the job.`;
  }
  return statusMessage(request.status, countResponses(events), request.opportunityId !== null);
}

/** Why the only contractor asked does not have the job. */
function whyOver(referral: StoredReferral, company: string, events: readonly StoredEvent[]): string {
  switch (referral.status) {
    case 'denied':
      return hasTakenBack(referral) ? `${company} took the acceptance back.` : `${company} can't take the job.`;
    case 'expired':
      return referral.silentParty === 'customer'
        ? `The proposal of ${company} has expired.`
        : `${company} did not answer in time.`;
    case 'lapsed':
      return `${company} did not complete the connection in time.`;
    case 'unreachable':
      return `${company} could not be reached.`;
    case 'declined':
      return `You declined the proposal of ${company}.`;
    case 'released': {
      const released = events.findLast(({ type }) => type === ('release' satisfies HappeningType));
      return released?.party === 'customer'
        ? `${company} did not come.`
        : `${company} could not reach you, or heard that the job was not wanted.`;
    }
    default:
      return `${company} no longer has the job.`;
  }
}

/** Returns why a request has ended; null while it has not. */
export function endedBecause({ request, events, company }: Recorded): string | null {
  if (!hasEnded(request.status)) return null;
  const last = events.findLast(({ type }) => type in ENDINGS);
  if (last === undefined) return null;
  const name = last.contractorId === null ? 'The contractor' : company(last.contractorId);
  return ENDINGS[last.type as keyof typeof ENDINGS](name, last.party, request.opportunityId !== null);
}

const ENDINGS = {
  cancel: (_company, party) => (party === 'customer' ? 'You cancelled it.' : 'It was cancelled for you.'),
  'propose-once-too-often': (company) =>
    `${company} changed the proposed time more than ${MAX_PROPOSAL_CHANGES} times, and nobody else was being asked.`,
  'give-up-denied': () => `Nobody else was asked within ${IDLE_DAYS} days.`,
  'give-up-silent': (_company, _party, isOpen) =>
    isOpen
      ? `No proposal was accepted within ${IDLE_DAYS} days.`
      : `Nobody had the job, and nobody else was asked within ${IDLE_DAYS} days.`,
} as const satisfies Partial<
  Record<HappeningType, (company: string, party: StoredEvent['party'], isOpen: boolean) => string>
>;
