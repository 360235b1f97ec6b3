import { type Guard, guardsOf } from './guard.ts';

const messaging = 'server/src/domains/messaging/use-cases';
const tests = [`${messaging}/watch-provider.db.test.ts`];

const guards: readonly Guard[] = [
  [
    'a rest that isn’t stored yet',
    `${messaging}/watch-provider.ts`,
    'if (wasStored && watch.rest === known) endRest(watch, now);',
    'endRest(watch, now);',
    tests,
  ],
  [
    'what was refused before another process’s rest was known',
    `${messaging}/watch-provider.ts`,
    'const refused = watch.streak?.refused ?? [];',
    'const refused: string[] = [];',
    tests,
  ],
  [
    'what is refused when the rest is over',
    `${messaging}/watch-provider.ts`,
    'message.begunAt <= watch.past.endedAt && ',
    'message.begunAt < watch.past.since && ',
    tests,
  ],
  [
    'what is refused but not recorded when a rest ends',
    `${messaging}/requeue-refusals.ts`,
    'if (held.length > 0) await requeueLater(ctx, held, since);',
    '',
    tests,
  ],
];

/** Guards of what a mail server refuses in its bad minutes. */
export const messageGuards = guardsOf(guards);
