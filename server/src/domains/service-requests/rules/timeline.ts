import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import {
  LINEAR_STATUSES,
  statusMessage,
  type TimelineItem,
} from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { StoredEvent } from '../tables.ts';
import type { HappeningType } from './happening.ts';

const ENDED: readonly RequestStatus[] = ['cancelled', 'declined', 'expired'];
/** An answer, whatever it says. */
const ANSWERS: readonly string[] = [
  'accept',
  'accept-fee-due',
  'deny',
  'propose',
  'propose-once-too-often',
] satisfies HappeningType[];

/** How many contractors have answered. */
export const countResponses = (events: readonly StoredEvent[]): number =>
  new Set(events.filter(({ type }) => ANSWERS.includes(type)).map(({ referralId }) => referralId)).size;

/**
 * The tracking timeline, from the record alone: each step with the time at which it was first reached. It only grows;
 * a step back shows in the banner, not here. An early end comes last, without the steps that will not happen; where
 * contractors come unasked, none is notified.
 */
export function timelineOf(
  events: readonly StoredEvent[],
  status: RequestStatus,
  openToProposals: boolean,
): TimelineItem[] {
  const reached = new Map<RequestStatus, Date>();
  for (const event of events) {
    const at = reached.get(event.requestStatus);
    if (at === undefined) reached.set(event.requestStatus, event.at);
    // An acceptance that settles at once passes through 'responses-received' without stopping there.
    if (ANSWERS.includes(event.type) && !reached.has('responses-received')) reached.set('responses-received', event.at);
  }
  const responses = countResponses(events);
  const hasEnded = ENDED.includes(status);
  const isUnderWay = reached.has('in-progress');
  const item = (step: RequestStatus): TimelineItem => ({
    status: step,
    message: statusMessage(step, responses, openToProposals),
    completed: reached.has(step),
    timestamp: reached.get(step)?.toISOString() ?? null,
  });
  // Work that begins without an appointment was never scheduled.
  const isSkipped = (step: RequestStatus) =>
    !reached.has(step) &&
    (hasEnded || (step === 'scheduled' && isUnderWay) || (step === 'contractors-notified' && openToProposals));
  return [...LINEAR_STATUSES.filter((step) => !isSkipped(step)), ...(hasEnded ? [status] : [])].map(item);
}

const WORDS: Readonly<Partial<Record<HappeningType, (company: string, event: StoredEvent) => string>>> = {
  submit: () => 'You submitted the request',
  offer: (company) => `${company} was asked`,
  fail: (company) => `${company} could not be reached`,
  accept: (company) => `${company} accepted`,
  'accept-fee-due': (company) => `${company} accepted; the connection is being settled`,
  approve: (company) => `You approved the proposal of ${company}`,
  'approve-fee-due': (company) => `You approved the proposal of ${company}; the connection is being settled`,
  pay: (company) => `You are connected with ${company}`,
  lapse: (company) => `${company} did not complete the connection in time`,
  deny: (company) => `${company} can't take the job`,
  'take-back': (company) => `${company} took the acceptance back`,
  propose: (company) => `${company} sent a proposal`,
  'propose-once-too-often': (company) => `${company} changed the time too often, and the offer was withdrawn`,
  counter: (company) => `You proposed another time to ${company}`,
  decline: (company) => `You declined the proposal of ${company}`,
  expire: (company) => `The time to answer ran out with ${company}`,
  release: (company, { party }) =>
    party === 'customer'
      ? `${company} did not come, and the job is no longer theirs`
      : `${company} could not reach you or heard that the job was not wanted, and the connection ended`,
  book: (company, { details }) =>
    details?.kind === 'move' ? `The appointment with ${company} was moved` : `An appointment with ${company} was made`,
  unbook: (company, { details }) =>
    details?.kind === 'customer-absent'
      ? `${company} came and found nobody there`
      : `The appointment with ${company} was cancelled`,
  lose: (company) => `${company} was told that the job is taken`,
  start: (company) => `${company} started the work`,
  complete: (company) => `${company} completed the work`,
  reopen: () => 'You said that the work is not completed',
  'not-started': (company, { details }) =>
    details?.reason === 'nobody-came'
      ? `You said that nobody came; ${company} was told`
      : `You said that the work has not begun; ${company} was told`,
  cancel: () => 'You cancelled the request',
  'give-up-denied': () => 'The request ended: every contractor declined',
  'give-up-silent': () => 'The request ended without an answer',
};

/** What happened, in words for the customer, oldest first. */
export const historyOf = (
  events: readonly StoredEvent[],
  company: (contractorId: string) => string,
): { at: string; text: string }[] =>
  events.flatMap((event) => {
    const { type, contractorId, at } = event;
    const words = WORDS[type as HappeningType];
    return words
      ? [{ at: at.toISOString(), text: words(contractorId === null ? 'The contractor' : company(contractorId), event) }]
      : [];
  });
