import { type Guard, guardsOf } from './guard.ts';

const rules = 'server/src/domains/service-requests/lifecycle/rules';
const lane = [`${rules}/lane.test.ts`];

/** What the emergency lane promises to customers, and to contractors. */
const guards: readonly Guard[] = [
  [
    'the few minutes of a contractor who answers at that hour',
    `${rules}/windows.ts`,
    "urgency === 'high' && isInLane(now, working) ? settings.emergencyWindow : settings.answerWindow[urgency]",
    'settings.answerWindow[urgency]',
    [`${rules}/windows.test.ts`],
  ],
  [
    'the night of a contractor who has not opted in',
    `${rules}/party-clock.ts`,
    'isInLane(since, hours) ? wallClock : work',
    'wallClock',
    [`${rules}/party-clock.test.ts`],
  ],
  [
    'hours that are only assumed',
    `${rules}/lane.ts`,
    'areKnown(working.hours) ? nextWork(moment, working) : null',
    'nextWork(moment, working)',
    lane,
  ],
  [
    'nights that were not chosen',
    `${rules}/lane.ts`,
    "urgency === 'high' && areKnown(nightHours)",
    "urgency === 'high'",
    lane,
  ],
  [
    'nights of other urgencies',
    `${rules}/lane.ts`,
    "urgency === 'high' && areKnown(nightHours)",
    'areKnown(nightHours)',
    lane,
  ],
  [
    'the night of a day off',
    `${rules}/working-time.ts`,
    'if (daysOffAt(daysOff, written) !== null) return [];',
    '',
    lane,
  ],
];

export const laneGuards = guardsOf(guards);
