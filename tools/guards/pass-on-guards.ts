import { type Guard, guardsOf } from './guard.ts';

const requests = 'server/src/domains/service-requests';

/** What keeps a request that is passed on with one contractor at a time. */
const guards: readonly Guard[] = [
  [
    'the lock under which a turn ends and a request is passed on',
    `${requests}/lifecycle/use-cases/end-turn.ts`,
    'loadCase(ctx, requestId, true)',
    'loadCase(ctx, requestId, false)',
    [`${requests}/testing/pass-on-races.db.test.ts`],
  ],
  [
    'the others who are still being asked when a request is passed on',
    `${requests}/lifecycle/use-cases/end-referral.ts`,
    'isOver && passesOn(event, referral.status)',
    'passesOn(event, referral.status)',
    [`${requests}/lifecycle/use-cases/end-referral.db.test.ts`],
  ],
  [
    'the line that ends with an acceptance',
    `${requests}/lifecycle/use-cases/apply-event.ts`,
    'if (WAITING.includes(request.status) && !WAITING.includes(status)) await deleteLine(ctx, request.id);',
    '',
    [`${requests}/requests/use-cases/change-pass-on.db.test.ts`],
  ],
];

export const passOnGuards = guardsOf(guards);
