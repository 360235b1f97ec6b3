import { isDeepStrictEqual } from 'node:util';
import type { PermitRecord } from '@plumbline/contract/domains/directory/permit-record.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { contractors } from '../tables.ts';

/**
 * Stores what permits prove about contractors, where it has changed: each change renews the pages and cards that show it.
 * Locks the contractors before `recordsOf` counts, always in the same order.
 */
export async function replacePermitRecords(
  db: Database,
  ids: readonly ContractorId[],
  recordsOf: (ids: readonly ContractorId[]) => Promise<ReadonlyMap<ContractorId, PermitRecord>>,
): Promise<void> {
  if (ids.length === 0) return;
  const stored = await db
    .select({ id: contractors.id, permitRecord: contractors.permitRecord })
    .from(contractors)
    .where(inArray(contractors.id, [...ids]))
    .orderBy(asc(contractors.id))
    .for('no key update');
  const records = await recordsOf(stored.map(({ id }) => id));
  for (const { id, permitRecord: known } of stored) {
    const permitRecord = records.get(id) ?? null;
    if (isDeepStrictEqual(known, permitRecord)) continue;
    await db.update(contractors).set({ permitRecord }).where(eq(contractors.id, id));
  }
}

/** Returns the slug of a contractor and what permits prove about them; null if there is none. */
export async function storedPermitRecord(
  db: Database,
  id: ContractorId,
): Promise<{ readonly slug: string; readonly record: PermitRecord | null } | null> {
  const [row] = await db
    .select({ slug: contractors.slug, record: contractors.permitRecord })
    .from(contractors)
    .where(eq(contractors.id, id));
  return row ?? null;
}
