import { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { disputePostings, feeAssessed, feeWaived, type Posting } from '../rules/postings.ts';
import { balances, post } from './ledger.ts';

const { db, pool } = await testDatabase();
const ctx = testContext(db);

const aPosting = (given: Partial<Posting> = {}): Posting => ({
  key: `test:${crypto.randomUUID()}`,
  kind: 'test',
  description: 'Of the tests',
  lines: [
    ['provider:balance', 500],
    ['payments:unapplied', -500],
  ],
  ...given,
});

describe('the ledger', () => {
  it('takes an entry whose lines balance, and takes the same key once, also at the same instant', async () => {
    const posting = aPosting();
    const posted = await Promise.all(Array.from({ length: 5 }, () => post(ctx, posting)));
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await balances(ctx)).toEqual([
      { account: 'payments:unapplied', cents: -500 },
      { account: 'provider:balance', cents: 500 },
    ]);
  });

  it.each([
    [
      'lines that don’t sum to 0',
      [
        ['provider:balance', 500],
        ['payments:unapplied', -499],
      ],
    ],
    ['one line', [['provider:balance', 0]]],
    ['no line', []],
  ] as [string, Posting['lines']][])('refuses an entry with %s', async (_name, lines) => {
    await expect(inTransaction(ctx, (ctx) => post(ctx, aPosting({ lines })))).rejects.toThrow();
  });

  it('refuses any entry whose lines don’t sum to 0', async () => {
    const accounts = fc.constantFrom('provider:balance', 'fees:revenue', 'refunds:owed') as fc.Arbitrary<
      Posting['lines'][0][0]
    >;
    const lines = fc.array(fc.tuple(accounts, fc.integer({ min: -100_000, max: 100_000 })), {
      minLength: 2,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(lines, async (lines) => {
        const sum = lines.reduce((total, [, cents]) => total + cents, 0);
        const [{ status }] = await Promise.allSettled([inTransaction(ctx, (ctx) => post(ctx, aPosting({ lines })))]);
        expect(status).toBe(sum === 0 ? 'fulfilled' : 'rejected');
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'update ledger_entries set description = $1',
    'update ledger_lines set amount_cents = 0 where account <> $1',
    'delete from ledger_lines where account <> $1',
    'delete from ledger_entries where key <> $1',
    'truncate ledger_lines, ledger_entries',
    `insert into ledger_lines select id, 9, 'fees:revenue', 0 from ledger_entries where key <> $1 limit 1`,
  ])('refuses %s', async (statement) => {
    await post(ctx, aPosting());
    const before = await balances(ctx);
    await expect(pool.query(statement, statement.includes('$1') ? ['x'] : [])).rejects.toThrow();
    expect(await balances(ctx)).toEqual(before);
  });

  it('is balanced by every posting there is', () => {
    const payment = {
      id: PaymentId.parse('pay_1'),
      kind: 'referral-fee' as const,
      referralId: ReferralId.parse('rf_1'),
      amountCents: 500,
      description: 'Referral fee',
      intentId: 'pi_1',
    };
    const fee = {
      referralId: ReferralId.parse('rf_1'),
      billingIdentity: 'phone:1',
      amountCents: 500,
      paymentId: payment.id,
    };
    const postings = [
      feeAssessed(fee, 'x'),
      feeWaived(fee, 500, 'x'),
      ...(['open', 'won', 'lost'] as const).flatMap((status) =>
        disputePostings(payment, fee, { id: 'dp_1', amountCents: 500, status }),
      ),
    ];
    for (const { lines } of postings) expect(lines.reduce((sum, [, cents]) => sum + cents, 0)).toBe(0);
  });
});
