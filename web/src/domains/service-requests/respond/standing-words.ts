import { contactWithin } from '@plumbline/contract/domains/service-requests/connection.ts';
import { type Contradiction, claimOf } from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { denialWords } from '@plumbline/contract/domains/service-requests/contradiction.words.ts';
import { MAX_PROPOSAL_CHANGES, REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { formatWallTime } from '../job-time.ts';
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

function settled(standing: AgreedStanding): StandingWords {
  if (standing.contradicted) return disputed(standing.contradicted);
  const { requestStatus, appointmentAt, agreedTime, timeZone } = standing;
  const { title, appointment, booked, agreed, contact } = texts.yours;
  const within = contactWithin(language);
  switch (requestStatus) {
    case 'in-progress':
      return { tone: 'green', ...texts.inProgress };
    case 'completed':
      return { tone: 'green', title: texts.completed.title, text: texts.completed.text(REOPEN_DAYS) };
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
        text: agreedTime ? agreed(formatWallTime(agreedTime, timeZone), within) : contact(within),
      };
  }
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
export function standingWords(standing: AgreedStanding, feeCents: number): StandingWords | null {
  if (standing.frozen) return { tone: 'amber', ...texts.frozen };
  switch (standing.status) {
    case 'offered':
      return null;
    case 'proposed':
      return { tone: 'plumb', ...texts.proposed };
    case 'countered':
      return { tone: 'plumb', ...texts.countered };
    case 'accepted-unpaid':
      return { tone: 'brass', title: texts.unpaid.title(formatMoney(feeCents)), text: texts.unpaid.text };
    case 'settled':
      return settled(standing);
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
