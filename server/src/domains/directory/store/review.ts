import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** A row of `reviews` as anyone may see it, in the contract's words; times in ISO. */
export const publicReview = sql`json_build_object('id', id, 'customerName', customer_name, 'rating', rating,
  'reviewText', review_text, 'isVerified', is_verified, 'serviceType', service_type, 'sourceUrl', source_url,
  'createdAt', ${isoTime(sql`created_at`)}, 'edits', edits,
  'answer', case when answered_at is not null then json_build_object('text', answer_text, 'at', ${isoTime(sql`answered_at`)}) end)`;

function isoTime(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export interface NewReview {
  readonly id: string;
  readonly contractorId: ContractorId;
  readonly customerName: string;
  readonly rating: number;
  readonly reviewText: string;
  /** By a customer of a request that was completed here. */
  readonly isVerified: boolean;
  readonly serviceType: string | null;
  readonly sourceUrl: string | null;
  readonly createdAt: Date;
}

/**
 * Stores reviews, leaving out those whose id is known; answers how many are new. One statement with one parameter,
 * however many: thousands come at once.
 */
export async function insertReviews(db: Database, rows: readonly NewReview[]): Promise<number> {
  const result = await db.execute(sql`
    insert into reviews (id, contractor_id, customer_name, rating, review_text, is_verified, service_type, source_url,
      created_at)
    select id, "contractorId", "customerName", rating, "reviewText", "isVerified", "serviceType",
      "sourceUrl", "createdAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) as new(id text, "contractorId" text, "customerName" text,
      rating smallint, "reviewText" text, "isVerified" boolean, "serviceType" text, "sourceUrl" text,
      "createdAt" timestamptz)
    on conflict (id) do nothing`);
  return result.rowCount ?? 0;
}
