import type { ContractorAnswer } from '@plumbline/contract/domains/service-requests/answer.ts';
import { formatMoney } from '@plumbline/contract/kernel/format.ts';
import { isPast, wallTimeIn } from '../job-time.ts';

/** What the contractor has chosen and typed, before it is sent. */
export interface AnswerDraft {
  readonly response: ContractorAnswer | '';
  readonly message: string;
  readonly proposedDate: string;
  readonly proposedTime: string;
  readonly estimatedCost: string;
  readonly serviceDetails: string;
}

/** An empty draft, with the choice that the link preselects ('decline' is another word for deny). */
export function draftFor(action: string | undefined, allowed: readonly ContractorAnswer[]): AnswerDraft {
  const wanted = action === 'decline' ? 'deny' : action;
  return {
    response: allowed.find((answer) => answer === wanted) ?? '',
    message: '',
    proposedDate: '',
    proposedTime: '',
    estimatedCost: '',
    serviceDetails: '',
  };
}

export interface AnswerProblem {
  /** The toast of section 8 that goes with it. */
  readonly title: 'Response Required' | 'Time Details Required';
  readonly text: string;
  /** What is wrong, field by field, in the order of the form. */
  readonly fields: readonly { readonly name: keyof AnswerDraft; readonly message: string }[];
}

const CHOOSE = 'Please select accept, deny, or propose a new time.';
const TIME_MISSING = 'Please specify your proposed date and time.';
const DATE_PAST = 'The proposed date cannot be in the past.';
const TIME_PAST = 'This time has gone by. Choose a later one.';

/** What keeps the draft from being sent, or null. Dates are the job's: `zone` is where the work is. */
export function problemOf(draft: AnswerDraft, zone: string, now: Date): AnswerProblem | null {
  if (draft.response === '') {
    return { title: 'Response Required', text: CHOOSE, fields: [{ name: 'response', message: CHOOSE }] };
  }
  if (draft.response !== 'propose') return null;

  const { proposedDate: date, proposedTime: time } = draft;
  const missing = (['proposedDate', 'proposedTime'] as const).filter((name) => draft[name] === '');
  if (missing.length > 0) {
    return {
      title: 'Time Details Required',
      text: TIME_MISSING,
      fields: missing.map((name) => ({
        name,
        message: name === 'proposedDate' ? 'Choose the day you propose.' : 'Choose the time you propose.',
      })),
    };
  }
  if (date < wallTimeIn(now, zone).date) {
    return { title: 'Time Details Required', text: DATE_PAST, fields: [{ name: 'proposedDate', message: DATE_PAST }] };
  }
  if (isPast({ date, time }, zone, now)) {
    return { title: 'Time Details Required', text: TIME_PAST, fields: [{ name: 'proposedTime', message: TIME_PAST }] };
  }
  return null;
}

const filled = (text: string): string | undefined => text.trim() || undefined;

/** What is sent: only what belongs to the choice. */
export function bodyOf(draft: AnswerDraft & { readonly response: ContractorAnswer }) {
  const proposing = draft.response === 'propose';
  const proposal = proposing
    ? {
        proposedDate: draft.proposedDate,
        proposedTime: draft.proposedTime,
        estimatedCost: filled(draft.estimatedCost),
        serviceDetails: filled(draft.serviceDetails),
      }
    : { proposedDate: undefined, proposedTime: undefined, estimatedCost: undefined, serviceDetails: undefined };
  return { response: draft.response, message: filled(draft.message), ...proposal };
}

/** What the button does, in its own words. `endsIt`: the next change is the one too many. */
export function sendLabel(response: AnswerDraft['response'], feeCents: number, endsIt: boolean): string {
  switch (response) {
    case '':
      return 'Submit Response';
    case 'accept':
      return feeCents > 0 ? `Accept and pay ${formatMoney(feeCents)}` : 'Accept, free';
    case 'deny':
      return 'Deny';
    case 'propose':
      return endsIt ? 'Send and end my proposal' : 'Send proposal';
  }
}
