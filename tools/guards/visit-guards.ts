import { type Guard, guardsOf } from './guard.ts';

const appointments = 'server/src/domains/appointments';
const refusal = `${appointments}/rules/slot-refusal.ts`;
const rule = [`${appointments}/rules/slot-refusal.test.ts`];
const booking = [`${appointments}/use-cases/visit-rules.db.test.ts`];

const guards: readonly Guard[] = [
  ['the hours of a contractor', refusal, "if (!isWithinHours(openings, startsAt, endsAt)) return 'hours';", '', rule],
  ['the notice that a contractor wants', refusal, 'rules.noticeHours * HOUR_MS', '0', rule],
  ['other calendars', refusal, "if (!isFree(elsewhere, startsAt, endsAt)) return 'calendar';", '', rule],
  ['the buffer between visits', refusal, "if (isNear(() => rules.bufferMinutes)) return 'buffer';", '', rule],
  [
    'the way between visits',
    refusal,
    'rules.bufferMinutes + travelMinutes(place, calendar.place)',
    'rules.bufferMinutes',
    rule,
  ],
  ['the most visits of a day', refusal, '.length >= rules.mostADay', '.length > rules.mostADay', rule],
  [
    'the rules at the booking itself',
    `${appointments}/use-cases/claim-time.ts`,
    'if (refusal !== null) throw refused(refusal, contractor.companyName, calendar.rules);',
    '',
    booking,
  ],
];

/** Guards of the times that customers book. */
export const visitGuards = guardsOf(guards);
