import { contactWithin } from '@plumbline/contract/domains/service-requests/connection.ts';
import { type Contradiction, claimOf } from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { denialWords } from '@plumbline/contract/domains/service-requests/contradiction.words.ts';
import { MAX_PROPOSAL_CHANGES, REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { formatWallTime, timeLeft } from '../job-time.ts';
import { latestTime } from '../proposed-times.ts';
import type { AgreedStanding, Standing } from './situation.ts';
import { standingTexts } from './standing.words.ts';

const texts = here(standingTexts);
const reasons = here(denialWords).completionDenials;

export interface StandingWords {
  readonly tone: 'green' | 'brass' | 'amber' | 'plain' | 'plumb';
  readonly title: string;
  readonly text: string;
}

type Sentences = Omit<StandingWords, 'tone'>;

const over = (sentences: Sentences): StandingWords => ({ tone: 'plain', ...sentences });

/** The urgent end of the time to pay. */
const LAST_HOUR_MS = 3_600_000;

/** Returns the state of an acceptance while its fee is due. It turns amber in the last hour. */
export function unpaidWords(
  { answerBy, timeZone }: Pick<AgreedStanding, 'answerBy' | 'timeZone'>,
  feeCents: number,
  now: Date,
): StandingWords {
  const { title, held, passed, heldUntilPaid } = texts.unpaid;
  const accepted = title(formatMoney(feeCents));
  if (answerBy === null) return { tone: 'brass', title: accepted, text: heldUntilPaid };
  const when = formatDateTime(answerBy, timeZone);
  const left = timeLeft(answerBy, now);
  return {
    tone: Date.parse(answerBy) - now.getTime() < LAST_HOUR_MS ? 'amber' : 'brass',
    title: accepted,
    text: left === null ? passed(when) : held(when, left),
  };
}

/** Connected, and no time is booked yet. */
function toContact({ agreedTime, contactBy, timeZone }: AgreedStanding, now: Date): string {
  const { agreed, contact, agreedAndExpected, expected, overdue, overdueAgreed } = texts.yours;
  const time = agreedTime && formatWallTime(agreedTime, timeZone);
  if (contactBy === null) {
    const within = contactWithin(language);
    return time ? agreed(time, within) : contact(within);
  }
  const by = formatDateTime(contactBy, timeZone);
  if (new Date(contactBy) <= now) return time ? overdueAgreed(time) : overdue(by);
  return time ? agreedAndExpected(time, by) : expected(by);
}

function settled(standing: AgreedStanding, now: Date): StandingWords {
  if (standing.contradicted) return disputed(standing.contradicted);
  const { requestStatus, appointmentAt, customer, timeZone } = standing;
  const { unnamed, appointment, booked } = texts.yours;
  const title = customer ? texts.yours.title(customer.name) : unnamed;
  switch (requestStatus) {
    case 'in-progress':
      return { tone: 'green', ...texts.inProgress };
    case 'completed':
      return { tone: 'green', title: texts.completed.title, text: completed(standing) };
    case 'scheduled':
      return {
        tone: 'green',
        title,
        text: appointmentAt ? appointment(formatDateTime(appointmentAt, timeZone)) : booked,
      };
    default:
      return {
        tone: 'green',
        title,
        text: toContact(standing, now),
      };
  }
}

/** The customer's confirmation of the completion, or its deadline. */
function completed({ signOff, timeZone }: AgreedStanding): string {
  const { text, asked, confirmed, unanswered } = texts.completed;
  if (signOff?.state === 'confirmed') return confirmed;
  if (signOff?.state === 'unanswered') return unanswered;
  if (signOff?.state === 'disputed') return texts.completed.disputed;
  return signOff?.until ? asked(formatDateTime(signOff.until, timeZone)) : text(REOPEN_DAYS);
}

/** The customer has disputed the last report. */
function disputed(contradiction: Contradiction): StandingWords {
  const { step, reason } = contradiction;
  const { because, nextCompletion, nextStart } = texts.disputed;
  const next = step === 'completion' ? nextCompletion : nextStart;
  return {
    tone: 'amber',
    title: texts.disputed[claimOf(contradiction)],
    text: reason === 'unfinished' || reason === 'faulty' ? `${because(reasons[reason])} ${next}` : next,
  };
}

/** A referral is withdrawn after too many changes, or because the whole request was canceled. */
const endedByChanges = ({ changesUsed, requestStatus }: Standing): boolean =>
  changesUsed > MAX_PROPOSAL_CHANGES || requestStatus !== 'cancelled';

/** Returns the state of a referral in plain words, or null before the first answer. */
export function standingWords(standing: AgreedStanding, feeCents: number, now: Date): StandingWords | null {
  if (standing.frozen) return { tone: 'amber', ...texts.frozen };
  switch (standing.status) {
    case 'offered':
      return null;
    case 'proposed':
      return { tone: 'plumb', ...texts.proposed };
    case 'countered':
      return { tone: 'plumb', ...texts.countered };
    case 'accepted-unpaid':
      return unpaidWords(standing, feeCents, now);
    case 'settled':
      return settled(standing, now);
    case 'denied':
      return over(standing.takenBack ? texts.takenBack : texts.denied);
    case 'declined':
      return over(texts.declined);
    case 'withdrawn': {
      const { title, text } = texts.tooManyChanges;
      return over(endedByChanges(standing) ? { title, text: text(MAX_PROPOSAL_CHANGES) } : texts.cancelled);
    }
    case 'expired':
      return over(latestTime(standing.history)?.by === 'contractor' ? texts.unansweredProposal : texts.expired);
    case 'lapsed':
      return over(texts.lapsed);
    case 'lost':
      return over(texts.lost);
    case 'released': {
      const { title, absent, badConnection } = texts.released;
      return over({ title, text: standing.releasedFor === 'contractor-absent' ? absent : badConnection });
    }
    case 'unreachable':
      return over(texts.unreachable);
  }
}
