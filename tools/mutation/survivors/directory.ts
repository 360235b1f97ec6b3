import type { Justified } from './justified.ts';

/** The surviving mutants of directory. */
export const directory: readonly Justified[] = [
  {
    file: 'contract/src/domains/directory/business-hours.ts',
    because: 'A word in place of what was found has no hours, and one in place of a span no end.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'contract/src/domains/directory/business-hours.ts',
    because: 'Hours that can’t be read are never stored, and one span is there; both checks are for the compiler.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['spans[0]?.from', 'spans[0].from'],
    ],
  },
  {
    file: 'contract/src/domains/directory/business-hours.ts',
    because: 'Only works the same time out again.',
    mutants: [
      ['clocks.set(timeZone, clock);', ';'],
      ['moment.getTime() / MINUTE_MS', 'moment.getTime() * MINUTE_MS'],
      ['clock.minute !== minute', 'true'],
    ],
  },
  {
    file: 'server/src/domains/directory/policy.ts',
    because: 'Of two with one number and one day either may come first.',
    mutants: [['a.number < b.number', 'a.number <= b.number']],
  },
];
