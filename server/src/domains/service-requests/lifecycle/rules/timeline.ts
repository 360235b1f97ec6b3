import { LINEAR_STATUSES, type RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { SIGN_OFF_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import { statusMessage, type TimelineItem } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { StoredEvent, StoredRequest } from '../../tables.ts';
import type { HappeningType } from './happening.ts';
import type { PassedOverReason } from './pass-on.ts';
import { timelineWords } from './timeline.words.ts';

const ENDED: readonly RequestStatus[] = ['cancelled', 'declined', 'expired'];
/** Every kind of answer. */
const ANSWERS: readonly string[] = [
  'accept',
  'accept-fee-due',
  'deny',
  'propose',
  'propose-once-too-often',
] satisfies HappeningType[];

/** Returns the number of contractors who have answered. */
export const countResponses = (events: readonly StoredEvent[]): number =>
  new Set(events.filter(({ type }) => ANSWERS.includes(type)).map(({ referralId }) => referralId)).size;

/**
 * Returns the tracking timeline, derived from the events alone: each step with the time at which it was first reached.
 * A reached step stays, and a step back shows only in the banner. An early end comes last, without the steps that won't
 * happen. An open request skips the step that notifies contractors.
 */
export function timelineOf(
  events: readonly StoredEvent[],
  request: Pick<StoredRequest, 'status' | 'opportunityId' | 'awaitsProof'>,
  language: Language,
): TimelineItem[] {
  const { status, awaitsProof } = request;
  const openToProposals = request.opportunityId !== null;
  const reached = new Map<RequestStatus, Date>();
  for (const event of events) {
    const at = reached.get(event.requestStatus);
    if (at === undefined) reached.set(event.requestStatus, event.at);
    // An acceptance that settles immediately passes through 'responses-received' without stopping.
    if (ANSWERS.includes(event.type) && !reached.has('responses-received')) reached.set('responses-received', event.at);
  }
  const responses = countResponses(events);
  const hasEnded = ENDED.includes(status);
  const isUnderWay = reached.has('in-progress');
  const item = (step: RequestStatus): TimelineItem => ({
    status: step,
    message:
      step === 'submitted' && awaitsProof !== null
        ? hasEnded
          ? timelineWords[language].neverSent
          : timelineWords[language].unconfirmed[awaitsProof]
        : statusMessage(step, responses, openToProposals, language),
    completed: reached.has(step),
    timestamp: reached.get(step)?.toISOString() ?? null,
  });
  // Work that begins without an appointment was never scheduled.
  const isSkipped = (step: RequestStatus) =>
    !reached.has(step) &&
    (hasEnded || (step === 'scheduled' && isUnderWay) || (step === 'contractors-notified' && openToProposals));
  return [...LINEAR_STATUSES.filter((step) => !isSkipped(step)), ...(hasEnded ? [status] : [])].map(item);
}

type TimelineWords = (typeof timelineWords)[Language];

/** Null for events that aren't shown to the customer. */
const WORDS: Readonly<
  Record<HappeningType, ((words: TimelineWords, company: string, event: StoredEvent) => string) | null>
> = {
  submit: (words) => words.submit,
  confirm: (words) => words.confirm,
  offer: (words, company) => words.offer(company),
  fail: (words, company) => words.fail(company),
  accept: (words, company) => words.accept(company),
  'accept-fee-due': (words, company) => words.acceptFeeDue(company),
  approve: (words, company) => words.approve(company),
  'approve-fee-due': (words, company) => words.approveFeeDue(company),
  pay: (words, company) => words.pay(company),
  lapse: (words, company) => words.lapse(company),
  deny: (words, company) => words.deny(company),
  'take-back': (words, company) => words.takeBack(company),
  propose: (words, company) => words.propose(company),
  'propose-once-too-often': (words, company) => words.proposeTooOften(company),
  counter: (words, company) => words.counter(company),
  decline: (words, company) => words.decline(company),
  expire: (words, company) => words.expire(company),
  release: (words, company, { party }) =>
    party === 'customer' ? words.didNotCome(company) : words.notReached(company),
  book: (words, company, { details }) => (details?.kind === 'move' ? words.moved(company) : words.booked(company)),
  unbook: (words, company, { details }) =>
    details?.kind === 'customer-absent' ? words.nobodyThere(company) : words.unbooked(company),
  lose: (words, company) => words.lose(company),
  start: (words, company) => words.start(company),
  complete: (words, company) => words.complete(company),
  'sign-off': (words, _company, { party }) =>
    party === 'customer' ? words.signOff : words.signOffUnanswered(SIGN_OFF_DAYS),
  reopen: (words) => words.reopen,
  'not-started': (words, company, { details }) =>
    details?.reason === 'nobody-came' ? words.nobodyCame(company) : words.notBegun(company),
  'report-job': (words, company, { party }) => (party === 'customer' ? words.notAgreed : words.notAgreedBy(company)),
  'object-to-report': (words, company, { party }) =>
    party === 'customer' ? words.objected : words.objectedBy(company),
  'decide-report': (words, _company, { details }) =>
    details?.['outcome'] === 'stands' ? words.reportStands : words.reportOverturned,
  cancel: (words) => words.cancel,
  'give-up-denied': (words) => words.giveUpDenied,
  'give-up-silent': (words) => words.giveUpSilent,
  'give-up-unconfirmed': (words) => words.giveUpUnconfirmed,
  notify: null,
  'pick-next': null,
  'pass-on': (words) => words.passOn,
  'pass-over': (words, company, { details }) => words.passOver(company, passedOver(words, details?.['reason'])),
  freeze: null,
  thaw: null,
  withdraw: null,
};

/** Returns why a contractor in line was not asked. */
const passedOver = ({ passedOver }: TimelineWords, reason = ''): string =>
  passedOver[reason as PassedOverReason] ?? passedOver['not-fit'];

/** Returns the events in words for the customer, oldest first. */
export function historyOf(
  events: readonly StoredEvent[],
  company: (contractorId: string) => string,
  language: Language,
): { at: string; text: string }[] {
  const words = timelineWords[language];
  return events.flatMap((event) => {
    const { type, contractorId, at } = event;
    const say = WORDS[type as HappeningType];
    const name = contractorId === null ? words.unnamed : company(contractorId);
    return say ? [{ at: at.toISOString(), text: say(words, name, event) }] : [];
  });
}
