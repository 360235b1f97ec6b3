import { PROOF_HOURS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { claimOf } from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { hasEnded, IDLE_DAYS, MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { statusMessage } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { hasTakenBack } from '../../connections/rules/receipts.ts';
import type { HappeningType } from '../../lifecycle/rules/happening.ts';
import { contradictionIn } from '../../lifecycle/rules/record.ts';
import { countResponses } from '../../lifecycle/rules/timeline.ts';
import { timelineWords } from '../../lifecycle/rules/timeline.words.ts';
import { isUnconfirmed } from '../../lifecycle/rules/unconfirmed.ts';
import type { StoredEvent, StoredReferral, StoredRequest } from '../../tables.ts';
import { offersNext } from './next-pick.ts';
import { requestsWords } from './requests.words.ts';

/** A request with its events, and the names of companies. */
export interface Recorded {
  readonly request: StoredRequest;
  readonly referrals: readonly StoredReferral[];
  readonly events: readonly StoredEvent[];
  readonly company: (contractorId: string) => string;
}

/**
 * Returns the meaning of the current status for the customer. A status's general sentence appears only while it is
 * true: not after the last denial, and not after the customer has disputed a report.
 */
export function statusWords({ request, referrals, events, company }: Recorded, language: Language): string {
  if (request.awaitsProof !== null && isUnconfirmed(request))
    return timelineWords[language].unconfirmed[request.awaitsProof];
  const words = requestsWords[language].status;
  const contradiction = contradictionIn(events);
  const settled = referrals.find(({ status }) => status === 'settled');
  if (contradiction !== null && settled !== undefined) {
    return words[claimOf(contradiction)](company(settled.contractorId));
  }
  const [only, ...others] = referrals;
  if (only !== undefined && offersNext(request, referrals)) {
    if (request.opportunityId !== null) return words.noProposal;
    return others.length === 0
      ? whyOver(only, company(only.contractorId), events, language)
      : words.noneOf(referrals.length);
  }
  return statusMessage(request.status, countResponses(events), request.opportunityId !== null, language);
}

/** Returns the reason why the only contractor asked doesn't have the job. */
function whyOver(
  referral: StoredReferral,
  company: string,
  events: readonly StoredEvent[],
  language: Language,
): string {
  const words = requestsWords[language].status;
  switch (referral.status) {
    case 'denied':
      return hasTakenBack(referral) ? words.takenBack(company) : words.denied(company);
    case 'expired':
      return referral.silentParty === 'customer' ? words.proposalExpired(company) : words.noAnswer(company);
    case 'lapsed':
    case 'unreachable':
    case 'declined':
      return words[referral.status](company);
    case 'released': {
      const released = events.findLast(({ type }) => type === ('release' satisfies HappeningType));
      return released?.party === 'customer' ? words.didNotCome(company) : words.notReached(company);
    }
    default:
      return words.noLonger(company);
  }
}

/** Returns the reason why a request has ended; null while it has not. */
export function endedBecause({ request, events, company }: Recorded, language: Language): string | null {
  if (!hasEnded(request.status)) return null;
  const last = events.findLast(({ type }) => type in ENDINGS);
  if (last === undefined) return null;
  const words = requestsWords[language];
  const name = last.contractorId === null ? words.theContractor : company(last.contractorId);
  return ENDINGS[last.type as keyof typeof ENDINGS](words.ended, name, last.party, request.opportunityId !== null);
}

type EndedWords = (typeof requestsWords)[Language]['ended'];

const ENDINGS = {
  cancel: (words, _company, party) => (party === 'customer' ? words.byYou : words.forYou),
  'propose-once-too-often': (words, company) => words.changedTooOften(company, MAX_PROPOSAL_CHANGES),
  'give-up-unconfirmed': (words) => words.unconfirmed(PROOF_HOURS),
  'give-up-denied': (words) => words.nobodyAsked(IDLE_DAYS),
  'give-up-silent': (words, _company, _party, isOpen) =>
    isOpen ? words.noneAccepted(IDLE_DAYS) : words.nobodyHad(IDLE_DAYS),
} as const satisfies Partial<
  Record<HappeningType, (words: EndedWords, company: string, party: StoredEvent['party'], isOpen: boolean) => string>
>;
