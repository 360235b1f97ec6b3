import type { Database } from '../../../kernel/database.ts';
import { type NewReviewRow, reviews } from '../tables.ts';

/** PostgreSQL takes 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 5000;

/** Stores reviews, leaving out those whose id is known; answers how many are new. */
export async function insertReviews(db: Database, rows: readonly NewReviewRow[]): Promise<number> {
  let inserted = 0;
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const result = await db
      .insert(reviews)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing({ target: reviews.id });
    inserted += result.rowCount ?? 0;
  }
  return inserted;
}
