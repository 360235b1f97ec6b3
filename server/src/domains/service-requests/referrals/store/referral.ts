import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { insertOf } from '../../../../kernel/insert-rows.ts';
import { insertLast } from '../../../../kernel/outbox.ts';
import { referrals, type StoredReferral } from '../../tables.ts';

export type NewReferral = Pick<
  StoredReferral,
  'id' | 'requestId' | 'contractorId' | 'status' | 'answerBy' | 'offeredAt'
>;
export type ReferralChange = Partial<Omit<StoredReferral, 'id' | 'requestId' | 'contractorId' | 'offeredAt'>>;

/** The defaults of a new referral. */
const FRESH = {
  turn: 0,
  frozenAt: null,
  proposalId: null,
  proposals: 0,
  estimatedCost: null,
  serviceDetails: null,
  contractorAnswer: null,
  customerAnswer: null,
  silentParty: null,
  feeCents: 0,
  answeredAt: null,
  settledAt: null,
  amountCents: null,
  isOpenJob: false,
  keptOutAt: null,
  paymentId: null,
} as const satisfies Partial<StoredReferral>;

/**
 * Stores referrals in the given order with the transaction's last statement, and returns them as they will be stored.
 */
export async function insertReferrals(ctx: Context, rows: readonly NewReferral[]): Promise<StoredReferral[]> {
  if (rows.length > 0) await insertLast(ctx, insertOf(referrals, rows));
  return rows.map((row) => ({ ...FRESH, ...row }));
}

/** Stores one referral immediately, so that the same transaction can change it. */
export async function insertReferral(ctx: Context, row: NewReferral): Promise<StoredReferral> {
  await ctx.db.insert(referrals).values(row);
  return { ...FRESH, ...row };
}

export async function updateReferral(ctx: Context, id: ReferralId, change: ReferralChange): Promise<void> {
  await ctx.db.update(referrals).set(change).where(eq(referrals.id, id));
}
