import type { Mutation } from './guard.ts';

const payments = 'server/src/domains/payments';

const mutations: readonly Omit<Mutation, 'tests'>[] = [
  {
    guard: 'the unique key: one payment a referral',
    file: 'server/migrations/0014_payments.sql',
    find: 'referral_id text unique,',
    replacement: 'referral_id text,',
  },
  {
    guard: 'the unique key: one refund a payment',
    file: 'server/migrations/0014_payments.sql',
    find: 'create unique index refunds_once',
    replacement: 'create index refunds_once',
  },
  {
    guard: 'the idempotency key of an intent',
    file: `${payments}/use-cases/open-intent.ts`,
    find: 'idempotencyKey: payment.id,',
    replacement: 'idempotencyKey: crypto.randomUUID(),',
  },
  {
    guard: 'the lock on the row of a payment',
    file: `${payments}/store/payment.ts`,
    find: ".where(eq(payments.id, id)).for('update');",
    replacement: '.where(eq(payments.id, id));',
  },
  {
    guard: 'the lock on the row of a request',
    file: 'server/src/domains/service-requests/lifecycle/store/request-case.ts',
    find: "forUpdate ? await query.for('update') : await query",
    replacement: 'forUpdate ? await query : await query',
  },
  {
    guard: 'the end of the fee of an acceptance that is taken back',
    file: 'server/src/domains/service-requests/referrals/use-cases/take-back.ts',
    find: "  await closeFee(ctx, referral.id, 'returned', { kind: 'taken-back' });\n",
    replacement: '',
  },
  {
    guard: 'the lock on a billing identity',
    file: `${payments}/store/referral-fee.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is looked for.
    find: 'select pg_advisory_xact_lock(hashtextextended(${`fee:${billingIdentity}`}, 0))',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: and code that is put there.
    replacement: 'select hashtextextended(${`fee:${billingIdentity}`}, 0)',
  },
  {
    guard: 'the proof of the phone before a free connection',
    file: 'server/src/domains/service-requests/lifecycle/use-cases/settle-acceptance.ts',
    find: '(contact?.isProven ? identitiesOf(contact) : [])',
    replacement: '(contact ? identitiesOf(contact) : [])',
  },
  {
    guard: 'one free connection a proven phone, whichever listing has it',
    file: 'server/src/domains/service-requests/lifecycle/use-cases/settle-acceptance.ts',
    find: '[phoneIdentity(phone)]',
    replacement: '[]',
  },
  {
    guard: 'the lock on the phone of a free connection',
    file: `${payments}/use-cases/assess-referral-fee.ts`,
    find: 'lockIdentities(ctx, [fee.billingIdentity, ...freeBy])',
    replacement: 'lockIdentities(ctx, [fee.billingIdentity])',
  },
  {
    guard: 'the de-duplication of events',
    file: `${payments}/store/provider-event.ts`,
    find: 'return rowCount === 1;',
    replacement: 'return rowCount !== null;',
  },
];

/** The tests that guard money; at least one of them must fail under each mutation. */
const tests = [
  'server/src/app/journeys/money-model.db.test.ts',
  'server/src/domains/payments',
  'server/src/domains/service-requests/connections/use-cases/payments-at-the-same-instant.db.test.ts',
  'server/src/domains/service-requests/requests/use-cases/prove-phone.db.test.ts',
  'server/src/domains/service-requests/connections/use-cases/settle-payment.db.test.ts',
  'server/src/domains/service-requests/connections/use-cases/spending-cap.db.test.ts',
  'server/src/domains/service-requests/referrals/use-cases/take-back.db.test.ts',
];

/** The guards of money, each with the code without it. */
export const moneyGuards: readonly Mutation[] = mutations.map((mutation) => ({ ...mutation, tests }));
