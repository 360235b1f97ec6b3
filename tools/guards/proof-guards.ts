import { type Guard, guardsOf } from './guard.ts';

const PROOFS = 'server/src/domains/service-requests/proofs';
const PROVE = `${PROOFS}/use-cases/prove-contact.db.test.ts`;
const START = `${PROOFS}/use-cases/start-proof.db.test.ts`;
const RACES = 'server/src/domains/service-requests/testing/proof-races.db.test.ts';

const OPENED = '\n    if (opened === null) throw notFound();\n    return work(ctx, opened);';

/** What keeps contractors undisturbed until a customer's contact is confirmed. */
const guards: readonly Guard[] = [
  [
    'the number of attempts at a code',
    `${PROOFS}/rules/judge-code.ts`,
    "if (newest.attempts >= CODE_ATTEMPTS) return { kind: 'too-many' };",
    '',
    [PROVE, RACES],
  ],
  [
    'the attempt that stays counted when the code is wrong',
    `${PROOFS}/use-cases/prove-contact.ts`,
    'if (newest !== undefined) await countCodeAttempt(ctx, newest.id);',
    '',
    [PROVE, RACES],
  ],
  [
    'the request that is confirmed once',
    `${PROOFS}/use-cases/send-confirmed.ts`,
    'awaitsProof: null,',
    '',
    [PROVE, RACES],
  ],
  [
    'the lock under which a request is confirmed',
    'server/src/domains/service-requests/lifecycle/use-cases/open-case.ts',
    `loadCase(ctx, id, true);${OPENED}`,
    `loadCase(ctx, id, false);${OPENED}`,
    [RACES],
  ],
  [
    'the transaction of a confirmation',
    'server/src/domains/service-requests/lifecycle/use-cases/open-case.ts',
    `inTransaction(ctx, async (ctx) => {\n    const opened = await loadCase(ctx, id, true);${OPENED}\n  });`,
    `(async () => {\n    const opened = await loadCase(ctx, id, false);${OPENED}\n  })();`,
    [RACES],
  ],
  [
    'the newest code, for the address it was sent to',
    `${PROOFS}/rules/judge-code.ts`,
    "if (newest === null || newest.address !== entered.address) return { kind: 'none' };",
    "if (newest === null) return { kind: 'none' };",
    [`${PROOFS}/rules/judge-code.test.ts`],
  ],
  ['the codes of a day', `${PROOFS}/rules/code-limits.ts`, "return 'too-many';", 'return null;', [START, PROVE]],
  [
    'the browser that sends requests under several names',
    'server/src/domains/service-requests/requests/use-cases/submit-service-request.ts',
    'if (browser !== null) await slowNames(ctx, browser, answered.customerName);',
    '',
    [START],
  ],
  [
    'the erasure of codes, marks and names',
    'server/src/domains/service-requests/requests/use-cases/erase-requests.ts',
    'await deleteProofs(\n    ctx,\n    requests.map(({ id }) => id),\n  );',
    '',
    [START],
  ],
  [
    'the phone that gets nothing but its codes before it is confirmed',
    'server/src/domains/service-requests/policy.ts',
    "smsConsentAt !== null && awaitsProof !== 'phone'",
    'smsConsentAt !== null',
    ['server/src/domains/service-requests/policy.test.ts'],
  ],
];

export const proofGuards = guardsOf(guards);
