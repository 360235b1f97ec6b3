import type { AskedContractor } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { formatMoment } from '../../../lib/moment.ts';
import { trackingWords } from './tracking.words.ts';

const words = here(trackingWords).asked;

type Asked = Pick<AskedContractor, 'status' | 'frozen' | 'answerBy' | 'answers' | 'responseId' | 'callInstead'>;

/** Returns a contractor's state in the words that follow their name. */
export function askedWords(asked: Asked, timeZone: string, cameUnasked = false): string {
  const until = asked.answerBy && formatDateTime(asked.answerBy, timeZone);
  if (asked.frozen) return words.standing.frozen;
  switch (asked.status) {
    case 'offered':
    case 'countered':
      return [asked.answers, words.standing[asked.status](until)].filter(Boolean).join('; ');
    case 'proposed':
      return cameUnasked ? words.standing.proposedUnasked(until) : words.standing.proposed(until);
    case 'accepted-unpaid':
      return words.standing.accepted(until);
    case 'unreachable':
      return asked.callInstead ? words.standing.callOnly : words.standing.unreachable;
    case 'settled':
    case 'denied':
    case 'declined':
    case 'withdrawn':
    case 'expired':
    case 'lapsed':
    case 'lost':
    case 'released':
      return words.standing[asked.status];
  }
}

type Notice = AskedContractor['notified'][number];

const isKnown = (channel: string): channel is keyof typeof words.notices => Object.hasOwn(words.notices, channel);

/** Returns the delivery status of one message to a contractor: 'texted 2:14 PM, delivered', 'email on its way'. */
export function noticeWords(notice: Notice, timeZone: string, now: Date): string {
  const said = words.notices[isKnown(notice.channel) ? notice.channel : 'push'];
  const at = notice.at && formatMoment(notice.at, timeZone, now);
  switch (notice.status) {
    case 'sent':
    case 'delivered':
    case 'unknown':
      return said[notice.status](at);
    case 'queued':
    case 'suppressed':
      return said[notice.status];
    default:
      return said.failed;
  }
}

type Proposing = { readonly responseId: NonNullable<Asked['responseId']> };

/** Returns whether this contractor's proposal waits for the customer's answer. */
export const hasOpenProposal = <Some extends Asked>(asked: Some): asked is Some & Proposing =>
  asked.status === 'proposed' && !asked.frozen && asked.responseId !== null;

/** Returns whether anyone but the contractor who has the job was asked: then the list says more than that one's card. */
export const hasAskedOthers = ({
  contractors,
  selectedContractor,
}: {
  readonly contractors: readonly Pick<AskedContractor, 'contractorId'>[];
  readonly selectedContractor: { readonly id: AskedContractor['contractorId'] } | null;
}): boolean => contractors.some(({ contractorId }) => contractorId !== selectedContractor?.id);
