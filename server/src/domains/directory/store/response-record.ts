import type { ResponseRecord } from '@plumbline/contract/domains/directory/response-record.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { contractors } from '../tables.ts';

/** Stores how a contractor usually answers, if that has changed: each change renews the pages that show it. */
export async function setResponseRecord(db: Database, id: ContractorId, record: ResponseRecord | null): Promise<void> {
  const [responseMinutes, responseRequests] = [record?.minutes ?? null, record?.requests ?? null];
  const [stored] = await db
    .select({ minutes: contractors.responseMinutes, requests: contractors.responseRequests })
    .from(contractors)
    .where(eq(contractors.id, id));
  if (stored === undefined || (stored.minutes === responseMinutes && stored.requests === responseRequests)) return;
  await db.update(contractors).set({ responseMinutes, responseRequests }).where(eq(contractors.id, id));
}
