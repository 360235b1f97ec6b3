import type { Justified } from './justified.ts';

/** The surviving mutants of service-requests. */
export const serviceRequests: readonly Justified[] = [
  {
    file: 'contract/src/domains/service-requests/lifecycle.ts',
    because: 'The state that is needed is one that the event may start from, so a refused event is never just there.',
    mutants: [['reached < needed', 'reached <= needed']],
  },
  {
    file: 'contract/src/domains/service-requests/lifecycle.ts',
    because:
      'The states from which an event may start follow each other, so a state that is none of them lies before all or behind all.',
    mutants: [
      [
        'Math.min(...rule.from.map((status) => REQUEST_STATUSES.indexOf(status)))',
        'Math.max(...rule.from.map(status => REQUEST_STATUSES.indexOf(status)))',
      ],
    ],
  },
  {
    file: 'contract/src/domains/service-requests/time-slot.ts',
    because: 'Only makes the same format again.',
    mutants: [
      ['format === undefined', 'true'],
      ['dayFormats.set(timeZone, format);', ';'],
    ],
  },
  {
    file: 'server/src/domains/service-requests/lifecycle/rules/agreed-time.ts',
    because: 'No time is proposed before 1970, as which null compares.',
    mutants: [['bookedAt !== null', 'true']],
  },
  {
    file: 'server/src/domains/service-requests/opportunities/rules/match-of.ts',
    because: 'Only works the day out again.',
    mutants: [['days.set(timeZone, day);', ';']],
  },
  {
    file: 'server/src/domains/service-requests/referrals/rules/text-command.ts',
    because: 'What is matched has its first group; the check is for the compiler.',
    mutants: [['named?.[1]?.toUpperCase', 'named?.[1].toUpperCase']],
  },
  {
    file: 'server/src/domains/service-requests/referrals/rules/text-command.ts',
    because: 'The whole match, which nobody reads.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'server/src/domains/service-requests/letters/rules/request-links.ts',
    because: 'There is at least one request; the checks are for the compiler.',
    mutants: [
      ['requests[0]?.language', 'requests[0].language'],
      ['requests[0]?.id', 'requests[0].id'],
    ],
  },
  {
    file: 'server/src/domains/service-requests/requests/rules/customer-standing.ts',
    because: 'No moment is earlier than none, as which null compares.',
    mutants: [['objectUntil !== null', 'true']],
  },
  {
    file: 'server/src/domains/service-requests/requests/rules/customer-standing.ts',
    because: 'That step is only there with an unpaid referral; the check is for the compiler.',
    mutants: [['turns.unpaid?.answerBy', 'turns.unpaid.answerBy']],
  },
  {
    file: 'server/src/domains/service-requests/requests/rules/customer-standing.ts',
    because: 'No time is given then, as for null.',
    mutants: [['default: return null;', 'default:']],
  },
  {
    file: 'server/src/domains/service-requests/requests/rules/next-pick.ts',
    because: 'Asking the next one needs no connection.',
    mutants: [['false', 'true']],
  },
];
