import type { Justified } from './justified.ts';

/** The surviving mutants of messaging. */
export const messaging: readonly Justified[] = [
  {
    file: 'server/src/domains/messaging/rules/breaker.ts',
    because: 'Only a refusal has this reason; the check is for the compiler.',
    mutants: [["delivery.kind === 'refused'", 'true']],
  },
  {
    file: 'server/src/domains/messaging/rules/support-hours.ts',
    because: 'The whole match, which nobody reads.',
    mutants: [['[]', '["Stryker was here"]']],
  },
  {
    file: 'server/src/domains/messaging/rules/support-hours.ts',
    because: 'Just as it opens it is open, and then nothing is said of the next time.',
    mutants: [['moment > local', 'moment >= local']],
  },
  {
    file: 'server/src/domains/messaging/rules/support-hours.ts',
    because: 'One of eight days is always one of the hours; the check is for the compiler.',
    mutants: [['next?.toJSDate', 'next.toJSDate']],
  },
];
