import type { AskedContractor } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { formatMoment } from '../../../lib/moment.ts';

type Asked = Pick<AskedContractor, 'status' | 'frozen' | 'answerBy' | 'responseId' | 'callInstead'>;

/** How things stand with one contractor, as the rest of a sentence that begins with their name. */
export function askedWords(asked: Asked, timeZone: string, cameUnasked = false): string {
  const until = asked.answerBy ? ` until ${formatDateTime(asked.answerBy, timeZone)}` : '';
  if (asked.frozen) return 'on hold, another contractor has accepted';
  switch (asked.status) {
    case 'offered':
      return `waiting for an answer${until}`;
    case 'proposed':
      return `${cameUnasked ? 'sent a proposal' : 'proposed another time'}, waiting for your answer${until}`;
    case 'countered':
      return `has the time you proposed, waiting for an answer${until}`;
    case 'accepted-unpaid':
      return `accepted, the connection is being completed${until}`;
    case 'settled':
      return 'accepted, the job is theirs';
    case 'unreachable':
      return asked.callInstead ? "can't be written to, only called" : "couldn't be reached";
    case 'denied':
      return 'declined';
    case 'declined':
      return 'you declined the proposal';
    case 'withdrawn':
      return 'no longer asked';
    case 'expired':
      return 'no answer in time';
    case 'lapsed':
      return "accepted, but didn't complete the connection in time";
    case 'lost':
      return 'told that another contractor was selected';
    case 'released':
      return 'no longer has the job';
  }
}

type Notice = AskedContractor['notified'][number];

const PAST: Readonly<Record<string, string>> = { sms: 'texted', email: 'emailed', phone: 'called', push: 'notified' };
const NOUN: Readonly<Record<string, string>> = { sms: 'text', email: 'email', phone: 'call', push: 'notification' };

/** What became of one message to a contractor: 'texted 2:14 PM, delivered', 'email on its way'. */
export function noticeWords(notice: Notice, timeZone: string, now: Date): string {
  const noun = NOUN[notice.channel] ?? notice.channel;
  const at = notice.at ? ` ${formatMoment(notice.at, timeZone, now)}` : '';
  switch (notice.status) {
    case 'sent':
      return `${PAST[notice.channel] ?? notice.channel}${at}`;
    case 'delivered':
      return `${PAST[notice.channel] ?? notice.channel}${at}, delivered`;
    case 'queued':
      return `${noun} on its way`;
    case 'unknown':
      return `${noun} sent${at}, not confirmed`;
    case 'suppressed':
      return `no ${noun}, they asked for none`;
    default:
      return `${noun} failed`;
  }
}

type Proposing = { readonly responseId: NonNullable<Asked['responseId']> };

/** Whether the customer is to answer this contractor's proposal. */
export const hasOpenProposal = <Some extends Asked>(asked: Some): asked is Some & Proposing =>
  asked.status === 'proposed' && !asked.frozen && asked.responseId !== null;
