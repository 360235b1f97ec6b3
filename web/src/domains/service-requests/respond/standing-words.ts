import {
  COMPLETION_DENIALS,
  type Contradiction,
  contradictionWords,
} from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { MAX_PROPOSAL_CHANGES, REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { formatDateTime, formatMoney } from '@plumbline/contract/kernel/format.ts';
import { formatWallTime } from '../job-time.ts';
import { latestTime } from '../proposed-times.ts';
import type { AgreedStanding, Standing } from './situation.ts';

export interface StandingWords {
  readonly tone: 'green' | 'brass' | 'amber' | 'plain' | 'plumb';
  readonly title: string;
  readonly text: string;
}

const say = (tone: StandingWords['tone'], title: string, text: string): StandingWords => ({ tone, title, text });

const NOT_CHARGED = 'You were not charged.';

function settled(standing: AgreedStanding): StandingWords {
  if (standing.contradicted) return contradicted(standing.contradicted);
  switch (standing.requestStatus) {
    case 'in-progress':
      return say('green', 'The work is in progress.', 'Say here when it is completed.');
    case 'completed':
      return say('green', 'The work is completed.', `The customer can say within ${REOPEN_DAYS} days if it is not.`);
    case 'scheduled':
      return say(
        'green',
        'The job is yours.',
        standing.appointmentAt
          ? `Appointment: ${formatDateTime(standing.appointmentAt, standing.timeZone)}.`
          : 'An appointment is booked.',
      );
    default:
      return say(
        'green',
        'The job is yours.',
        standing.agreedTime
          ? `Agreed: ${formatWallTime(standing.agreedTime, standing.timeZone)}. Contact the customer within 1 hour.`
          : 'Contact the customer within 1 hour to agree on the visit.',
      );
  }
}

/** The customer has disputed the last report. */
function contradicted(contradiction: Contradiction): StandingWords {
  const { step, reason } = contradiction;
  const why = reason === 'unfinished' || reason === 'faulty' ? ` ${COMPLETION_DENIALS[reason]}.` : '';
  const next = step === 'completion' ? 'say here when it is completed' : 'start the work here once you are there';
  return say(
    'amber',
    `The customer says that ${contradictionWords(contradiction)}.`,
    `${why} Get in touch with them, and ${next}.`.trim(),
  );
}

/** As the messages about it say it. */
const RELEASED: Readonly<Record<NonNullable<AgreedStanding['releasedFor']>, string>> = {
  'contractor-absent': 'The customer says that you did not come to the appointment.',
  'bad-connection': 'The customer could not be reached or did not want the job.',
};

/** The only other way to be withdrawn is that the whole request is cancelled. */
const endedByChanges = ({ changesUsed, requestStatus }: Standing): boolean =>
  changesUsed > MAX_PROPOSAL_CHANGES || requestStatus !== 'cancelled';

/** How things stand for the contractor, and what that means, in plain words. Null while the first answer is awaited. */
export function standingWords(standing: AgreedStanding, feeCents: number): StandingWords | null {
  if (standing.frozen) {
    return say(
      'amber',
      'Another contractor has accepted.',
      'Your answer is on hold until they are connected. If that falls through you can answer again, and we tell you.',
    );
  }
  switch (standing.status) {
    case 'offered':
      return null;
    case 'proposed':
      return say('plumb', 'Your proposal is with the customer.', 'We tell you as soon as they answer.');
    case 'countered':
      return say('plumb', 'The customer proposes another time.', 'Accept it, deny the job, or propose again.');
    case 'accepted-unpaid':
      return say(
        'brass',
        `You are connected once the ${formatMoney(feeCents)} fee is paid.`,
        'The job is held for you until then. The name, phone, email and street are shown here right after.',
      );
    case 'settled':
      return settled(standing);
    case 'denied':
      if (standing.takenBack) {
        return say('plain', 'You took back your acceptance.', 'The customer was told. Nothing is charged.');
      }
      return say('plain', 'You denied this request.', 'Nothing more to do. The customer was told.');
    case 'declined':
      return say('plain', 'The customer declined your proposal.', NOT_CHARGED);
    case 'withdrawn':
      return endedByChanges(standing)
        ? say(
            'plain',
            'This ended after too many changes of time.',
            `A time can change at most ${MAX_PROPOSAL_CHANGES} times. ${NOT_CHARGED}`,
          )
        : say('plain', 'This request was cancelled.', 'Nothing is charged; a fee already paid is refunded.');
    case 'expired':
      return latestTime(standing.history)?.by === 'contractor'
        ? say('plain', "The customer didn't answer in time.", NOT_CHARGED)
        : say('plain', 'The time to answer is over.', `The customer can ask someone else now. ${NOT_CHARGED}`);
    case 'lapsed':
      return say('plain', 'The time to pay is over.', `The job is open to others again. ${NOT_CHARGED}`);
    case 'lost':
      return say('plain', 'The customer went with another contractor.', NOT_CHARGED);
    case 'released':
      return say(
        'plain',
        'This job is no longer yours.',
        `${RELEASED[standing.releasedFor ?? 'bad-connection']} Nothing is charged; a fee already paid goes back to your card.`,
      );
    case 'unreachable':
      return say(
        'plain',
        'This request is closed.',
        'Our messages to you failed. The customer can ask someone else now.',
      );
  }
}
