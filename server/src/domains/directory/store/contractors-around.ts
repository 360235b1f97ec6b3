import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { chordOf, reachOf } from '../rules/sphere.ts';
import { contractors } from '../tables.ts';
import { isProven, type ListingOfAccount, listingOfAccount, takesWork } from './contractor.ts';
import { type Around, boxOf, pointOf } from './distance.ts';

const { id, status, ownerId, trades, latitude, longitude } = contractors;

/** Visible, in an account, with a proven phone, and taking work. */
const takingWork = sql`${ownerId} is not null and ${status} = 'active'
  and ${isProven} and ${takesWork}`;

/**
 * Returns registered contractors of a trade around a point who take work, nearest first, using
 * contractors_owned_at. Imported listings are excluded.
 */
export async function contractorsAround(
  db: Database,
  around: Around & { readonly trade: Trade },
  limit: number,
): Promise<ListingOfAccount[]> {
  const position = sql`sphere_point(${latitude}, ${longitude})`;
  const point = pointOf(around);
  return db
    .select(listingOfAccount)
    .from(contractors)
    .where(
      sql`${takingWork} and ${around.trade} = any(${trades})
        and ${position} <@ ${boxOf(around)}
        and ${position} <-> ${point} <= ${chordOf(reachOf(around))}::float8`,
    )
    .orderBy(sql`${position} <-> ${point}`, id)
    .limit(limit);
}

/** Returns a registered contractor's listing by its id; null if they aren't registered or take no work. */
export async function contractorTakingWork(db: Database, contractorId: ContractorId): Promise<ListingOfAccount | null> {
  const [row] = await db
    .select(listingOfAccount)
    .from(contractors)
    .where(and(eq(id, contractorId), takingWork));
  return row ?? null;
}
