import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { firmRulings, type StoredFirm, type StoredRuling } from '../tables.ts';

/** A firm is its name in a state: its row goes with its last permit, and comes again with another one. */
export type FirmName = Pick<StoredFirm, 'nameKey' | 'state'>;

const isOf = ({ nameKey, state }: FirmName) => and(eq(firmRulings.nameKey, nameKey), eq(firmRulings.state, state));

/** Returns what operators have decided about a firm. */
export const rulingsOf = (ctx: Context, firm: FirmName): Promise<StoredRuling[]> =>
  ctx.db.select().from(firmRulings).where(isOf(firm)).orderBy(asc(firmRulings.contractorId));

/** Stores whether a firm is a contractor. A firm can be only one contractor. */
export async function keepRuling(
  ctx: Context,
  { nameKey, state }: FirmName,
  contractorId: ContractorId,
  isSame: boolean,
): Promise<void> {
  const ruledAt = ctx.clock.now();
  if (isSame) {
    await ctx.db
      .update(firmRulings)
      .set({ isSame: false, ruledAt })
      .where(and(isOf({ nameKey, state }), eq(firmRulings.isSame, true), ne(firmRulings.contractorId, contractorId)));
  }
  await ctx.db
    .insert(firmRulings)
    .values({ nameKey, state, contractorId, isSame, ruledAt })
    .onConflictDoUpdate({
      target: [firmRulings.nameKey, firmRulings.state, firmRulings.contractorId],
      set: { isSame, ruledAt },
    });
}
