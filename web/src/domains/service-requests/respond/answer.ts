import type { ContractorAnswer } from '@plumbline/contract/domains/service-requests/answer.ts';
import { formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { isPast, wallTimeIn } from '../job-time.ts';
import { respondWords } from './respond.words.ts';

const { problems, send, deny } = here(respondWords);

/** The contractor's answer before it is sent. */
export interface AnswerDraft {
  readonly response: ContractorAnswer | '';
  readonly message: string;
  readonly proposedDate: string;
  readonly proposedTime: string;
  readonly estimatedCost: string;
  readonly serviceDetails: string;
}

/** Returns an empty draft with the answer that the link preselects ('decline' means deny). */
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
  /** The title of the toast; specification, section 8. */
  readonly title: string;
  readonly text: string;
  /** One message per wrong field, in the order of the form. */
  readonly fields: readonly { readonly name: keyof AnswerDraft; readonly message: string }[];
}

/** Returns what keeps the draft from being sent, or null. `zone` is the job's time zone. */
export function problemOf(draft: AnswerDraft, zone: string, now: Date): AnswerProblem | null {
  if (draft.response === '') {
    return {
      title: problems.answerTitle,
      text: problems.choose,
      fields: [{ name: 'response', message: problems.choose }],
    };
  }
  if (draft.response !== 'propose') return null;

  const { proposedDate: date, proposedTime: time } = draft;
  const missing = (['proposedDate', 'proposedTime'] as const).filter((name) => draft[name] === '');
  if (missing.length > 0) {
    return {
      title: problems.timeTitle,
      text: problems.timeMissing,
      fields: missing.map((name) => ({
        name,
        message: name === 'proposedDate' ? problems.chooseDay : problems.chooseTime,
      })),
    };
  }
  if (date < wallTimeIn(now, zone).date) {
    return wrongTime('proposedDate', problems.datePast);
  }
  if (isPast({ date, time }, zone, now)) {
    return wrongTime('proposedTime', problems.timePast);
  }
  return null;
}

const wrongTime = (name: 'proposedDate' | 'proposedTime', message: string): AnswerProblem => ({
  title: problems.timeTitle,
  text: message,
  fields: [{ name, message }],
});

const filled = (text: string): string | undefined => text.trim() || undefined;

/** Returns the fields that belong to the chosen answer. */
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

/** Returns the label of the button. `endsIt`: one more change ends the proposal. */
export function sendLabel(response: AnswerDraft['response'], feeCents: number, endsIt: boolean): string {
  switch (response) {
    case '':
      return send.nothing;
    case 'accept':
      return feeCents > 0 ? send.acceptAndPay(formatMoney(feeCents)) : send.acceptFree;
    case 'deny':
      return deny;
    case 'propose':
      return endsIt ? send.lastChange : send.proposal;
  }
}
