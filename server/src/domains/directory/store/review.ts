import type { RemovedReview, Review } from '@plumbline/contract/domains/directory/review.ts';
import type { ContractorId, ReviewAnswerId, ReviewId, ReviewInvitationId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** The kind of work of a review or an invitation; null where only its English name is known. */
export const reviewedWork = sql`case when work_type is not null and project_type is not null
  then json_build_object('workType', work_type, 'projectType', project_type) end`;

/** A row of `reviews` as anyone may see it, in the contract's format; times in ISO. */
export const publicReview = sql`json_build_object('id', id, 'customerName', customer_name, 'rating', rating,
  'reviewText', review_text, 'isVerified', is_verified, 'serviceType', service_type, 'work', ${reviewedWork},
  'sourceUrl', source_url, 'createdAt', ${isoTime(sql`created_at`)}, 'edits', edits,
  'answer', case when answered_at is not null then json_build_object('text', answer_text, 'at', ${isoTime(sql`answered_at`)}) end)`;

export function isoTime(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export interface NewReview {
  readonly id: string;
  readonly contractorId: ContractorId;
  readonly customerName: string;
  readonly rating: number;
  readonly reviewText: string;
  /** Written by the customer of a request that was completed here. */
  readonly isVerified: boolean;
  readonly serviceType: string | null;
  readonly sourceUrl: string | null;
  readonly createdAt: Date;
}

/**
 * Stores reviews, skipping known ids. Returns the number of new ones. Uses one statement with one parameter, because
 * thousands may come at once.
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

export interface ReviewPosition {
  /** In ISO format with microseconds, as the database stores it. */
  readonly createdAt: string;
  readonly id: string;
}

/** Returns up to `limit` reviews after a position, newest first, each with its own position. */
export async function reviewsOf(
  db: Database,
  contractorId: ContractorId,
  page: { readonly after: ReviewPosition | undefined; readonly limit: number },
): Promise<{ review: Review; position: ReviewPosition }[]> {
  const past = page.after
    ? sql`and (created_at < ${page.after.createdAt}::timestamptz
        or (created_at = ${page.after.createdAt}::timestamptz and id > ${page.after.id}))`
    : sql.empty();
  const { rows } = await db.execute<{ review: Review; createdAt: string }>(sql`
    select ${publicReview} as review,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
    from reviews where contractor_id = ${contractorId} and removed_at is null ${past}
    order by created_at desc, id limit ${page.limit}`);
  return rows.map(({ review, createdAt }) => ({ review, position: { createdAt, id: review.id } }));
}

/** Counts the reviews with 1 to 5 stars. */
export async function starsOf(db: Database, contractorId: ContractorId): Promise<number[]> {
  const { rows } = await db.execute<{ rating: number; count: number }>(sql`
    select rating, count(*)::integer as count from reviews
    where contractor_id = ${contractorId} and removed_at is null group by rating`);
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

/** Returns the traces of withdrawn reviews, newest first. */
export async function removedReviewsOf(
  db: Database,
  contractorId: ContractorId,
  limit: number,
): Promise<RemovedReview[]> {
  const { rows } = await db.execute<RemovedReview & Record<string, unknown>>(sql`
    select id, ${isoTime(sql`created_at`)} as "writtenAt", ${isoTime(sql`removed_at`)} as "removedAt",
      removed_by_operator as "byOperator"
    from reviews where contractor_id = ${contractorId} and removed_at is not null
    order by removed_at desc, id limit ${limit}`);
  return rows;
}

/** Returns reviews that can still be answered, newest first, each with the id for answering it. */
export async function unansweredReviewsOf(
  db: Database,
  contractorId: ContractorId,
  limit: number,
): Promise<{ answerId: ReviewAnswerId; review: Review }[]> {
  const { rows } = await db.execute<{ answerId: ReviewAnswerId; review: Review }>(sql`
    select answer_id as "answerId", ${publicReview} as review from reviews
    where contractor_id = ${contractorId} and removed_at is null and answered_at is null and answer_id is not null
    order by created_at desc, id limit ${limit}`);
  return rows;
}

/** Stores the review of an invitation. There can be only one: `review_invitations` is unique by request. */
export async function insertInvitedReview(
  db: Database,
  review: {
    readonly id: string;
    readonly answerId: ReviewAnswerId;
    readonly invitationId: ReviewInvitationId;
    readonly rating: number;
    readonly reviewText: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await db.execute(sql`
    insert into reviews (id, contractor_id, customer_name, rating, review_text, is_verified, service_type, work_type,
      project_type, created_at, invitation_id, answer_id)
    select ${review.id}, contractor_id, customer_name, ${review.rating}::smallint, ${review.reviewText}, true,
      service_type, work_type, project_type, ${review.createdAt}, id, ${review.answerId}
    from review_invitations where id = ${review.invitationId}`);
}

/** Replaces a review's stars and text, and adds the old stars to its trace. */
export async function replaceReview(
  db: Database,
  invitationId: ReviewInvitationId,
  given: { readonly rating: number; readonly reviewText: string; readonly at: Date },
): Promise<void> {
  await db.execute(sql`
    update reviews set rating = ${given.rating}::smallint, review_text = ${given.reviewText},
      edits = edits || jsonb_build_object('at', ${given.at.toISOString()}::text, 'ratingBefore', rating)
    where invitation_id = ${invitationId}`);
}

/** Permanently deletes a review's text and its answer. Its existence stays visible. */
export async function eraseReview(db: Database, invitationId: ReviewInvitationId, at: Date): Promise<void> {
  await db.execute(sql`
    update reviews set removed_at = ${at}, review_text = '', answer_text = null, answered_at = null
    where invitation_id = ${invitationId} and removed_at is null`);
}

/**
 * Hides a review from a time on, or shows it again with null. Returns false if it doesn't exist or its writer has
 * withdrawn it. Its text stays in the database.
 */
export async function setReviewHidden(db: Database, id: ReviewId, at: Date | null): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update reviews set removed_at = ${at}, removed_by_operator = ${at !== null}
    where id = ${id} and (removed_at is null or removed_by_operator)`);
  return rowCount === 1;
}

/** Returns the review that an answer id belongs to, with its contractor; null if there is none, or it was withdrawn. */
export async function reviewToAnswer(
  db: Database,
  answerId: ReviewAnswerId,
): Promise<{ contractorId: ContractorId; review: Review } | null> {
  const { rows } = await db.execute<{ contractorId: ContractorId; review: Review }>(sql`
    select contractor_id as "contractorId", ${publicReview} as review
    from reviews where answer_id = ${answerId} and removed_at is null`);
  return rows[0] ?? null;
}

/** Stores the answer unless there is one. Returns whether it did. */
export async function storeAnswer(db: Database, answerId: ReviewAnswerId, text: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update reviews set answer_text = ${text}, answered_at = ${at}
    where answer_id = ${answerId} and answered_at is null and removed_at is null`);
  return rowCount === 1;
}
