import type { Review, ReviewedWork } from '@plumbline/contract/domains/directory/review.ts';
import type { ContractorId, ReviewInvitationId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { erased } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import { isoTime, publicReview, reviewedWork } from './review.ts';

export interface NewInvitation {
  readonly id: ReviewInvitationId;
  readonly requestId: ServiceRequestId;
  readonly contractorId: ContractorId;
  readonly customerName: string;
  readonly serviceType: string;
  readonly work: ReviewedWork;
  readonly createdAt: Date;
}

/** Stores an invitation unless its request has one. Returns whether it did. */
export async function insertInvitation(db: Database, row: NewInvitation): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into review_invitations (id, request_id, contractor_id, customer_name, service_type, work_type,
      project_type, created_at)
    values (${row.id}, ${row.requestId}, ${row.contractorId}, ${row.customerName}, ${row.serviceType},
      ${row.work.workType}, ${row.work.projectType}, ${row.createdAt})
    on conflict (request_id) do nothing`);
  return rowCount === 1;
}

export interface StoredInvitation {
  readonly id: ReviewInvitationId;
  readonly contractorId: ContractorId;
  readonly customerName: string;
  readonly serviceType: string;
  readonly work: ReviewedWork | null;
  /** Null before it is written and after it was withdrawn. */
  readonly review: Review | null;
  readonly removedAt: string | null;
}

/** Returns the invitation to review the contractor of a request; null if there is none. */
export async function invitationOfRequest(db: Database, id: ServiceRequestId): Promise<ReviewInvitationId | null> {
  const { rows } = await db.execute<{ id: ReviewInvitationId }>(
    sql`select id from review_invitations where request_id = ${id}`,
  );
  return rows[0]?.id ?? null;
}

/** Returns an invitation with its review; null if it was never issued. With `lock`, other writers wait. */
export async function invitationById(
  db: Database,
  id: ReviewInvitationId,
  lock: boolean,
): Promise<StoredInvitation | null> {
  if (lock) await db.execute(sql`select from review_invitations where id = ${id} for update`);
  const { rows } = await db.execute<StoredInvitation & Record<string, unknown>>(sql`
    select review_invitations.id, review_invitations.contractor_id as "contractorId",
      review_invitations.customer_name as "customerName", review_invitations.service_type as "serviceType",
      ${reviewedWork} as work,
      ${ofReview(sql`case when removed_at is null then ${publicReview} end`)} as review,
      ${ofReview(isoTime(sql`removed_at`))} as "removedAt"
    from review_invitations where id = ${id}`);
  return rows[0] ?? null;
}

const ofReview = (value: SQL): SQL => sql`(select ${value} from reviews where invitation_id = review_invitations.id)`;

/** Counts the reviews of these requests. */
export async function countReviewsOf(db: Database, requestIds: readonly ServiceRequestId[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from reviews join review_invitations as asked on asked.id = invitation_id
    where request_id = any(${sql.param([...requestIds])}::text[])`);
  return rows[0]?.count ?? 0;
}

/** Removes the customers' names from reviews of these requests, including future ones. */
export async function eraseReviewerNames(db: Database, requestIds: readonly ServiceRequestId[]): Promise<void> {
  const ids = sql.param([...requestIds]);
  await db.execute(sql`
    update reviews set ${erased(columns.reviews, {})} where invitation_id in (
      select id from review_invitations where request_id = any(${ids}::text[]))`);
  await db.execute(sql`
    update review_invitations set ${erased(columns.review_invitations, {})}
    where request_id = any(${ids}::text[])`);
}
