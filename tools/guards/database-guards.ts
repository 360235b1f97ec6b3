import { type Guard, guardsOf } from './guard.ts';

/** What poolers, replicas and partitions need. */
const guards: readonly Guard[] = [
  [
    'the mark of a browser that has just written',
    'server/src/kernel/http/replica-reads.ts',
    'request.cookies[WROTE] === undefined ? replica.current() : null',
    'replica.current()',
    ['server/src/kernel/http/replica-reads.test.ts'],
  ],
  [
    'the primary that answers for a replica',
    'server/src/kernel/http/replica-reads.ts',
    "log.debug(errorFacts(error), 'The replica could not answer');\n    return read(db);",
    'throw error;',
    ['server/src/kernel/http/replica-reads.test.ts'],
  ],
  [
    'statements without names behind a pooler',
    'server/src/kernel/database.ts',
    'isPooled ? forgetNames : keepPrepared',
    'keepPrepared',
    ['server/src/kernel/connection-limits.db.test.ts'],
  ],
  [
    'the months of events to come',
    'server/src/domains/service-requests/lifecycle/store/request-event.ts',
    'const MONTHS_AHEAD = 6;',
    'const MONTHS_AHEAD = 3;',
    ['server/src/domains/service-requests/lifecycle/use-cases/add-event-month.db.test.ts'],
  ],
];

export const databaseGuards = guardsOf(guards);
