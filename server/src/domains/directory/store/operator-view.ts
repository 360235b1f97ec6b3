import type { OperatorListing, OperatorReview } from '@plumbline/contract/domains/directory/operator-listing.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../kernel/list-page.ts';
import { isoTime } from './review.ts';

/**
 * Returns the listing with this id or slug and those whose name begins with the text, sorted by name, including hidden
 * ones.
 */
export async function listingsNamed(
  db: Database,
  { named, key, limit }: { readonly named: string; readonly key: string; readonly limit: number },
): Promise<OperatorListing[]> {
  const columns = sql.raw(`id, slug, company_name as "companyName", city, state, status = 'hidden' as "isHidden",
    is_premium as "isPremium", is_claimed as "isClaimed", is_synthetic as "isSynthetic", review_count as "reviewCount"`);
  const name = sql`lower(company_name) collate "C"`;
  const start = named.toLowerCase();
  // The highest character ends the range of names with this prefix.
  const { rows } = await db.execute<OperatorListing & Record<string, unknown>>(sql`
    (select ${columns} from contractors where id = ${key} or slug = ${key})
    union all (
      select ${columns} from contractors
      where ${name} >= ${start} and ${name} < ${start} || chr(1114111) and id <> ${key} and slug <> ${key}
      order by ${name}, id limit ${limit})
    limit ${limit}`);
  return rows;
}

/** Returns reviews of all contractors or of one, newest first, including hidden ones and the traces of others. */
export async function reviewsForOperator(
  db: Database,
  page: {
    readonly contractorId: ContractorId | undefined;
    readonly after: TimePosition | undefined;
    readonly limit: number;
  },
): Promise<ListPage<OperatorReview>> {
  const past = pastPosition(page.after, sql`created_at`, sql`id`);
  const some = sql`order by created_at desc, id limit ${page.limit + 1}`;
  const of = sql`contractor_id = ${page.contractorId ?? null}`;
  // A contractor's reviews are in two indexes: visible ones, and the others.
  const wanted =
    page.contractorId === undefined
      ? sql`select * from reviews where true ${past} ${some}`
      : sql`(select * from reviews where ${of} and removed_at is null ${past} ${some})
          union all (select * from reviews where ${of} and removed_at is not null ${past} ${some}) ${some}`;
  const { rows } = await db.execute<
    Omit<OperatorReview, 'contractor'> &
      Omit<OperatorReview['contractor'], 'id'> & { contractorId: ContractorId; at: string }
  >(sql`
    select wanted.id, contractor_id as "contractorId", slug, company_name as "companyName",
      customer_name as "customerName", wanted.rating, review_text as "reviewText", is_verified as "isVerified",
      ${isoTime(sql`wanted.created_at`)} as "createdAt", ${positionTime(sql`wanted.created_at`)} as at,
      ${isoTime(sql`removed_at`)} as "removedAt",
      case when removed_at is not null then case when removed_by_operator then 'operator' else 'writer' end end as "removedBy"
    from (${wanted}) as wanted join contractors on contractors.id = contractor_id
    order by wanted.created_at desc, wanted.id`);
  const { items, next } = pageOf(
    rows.map((row) => ({ ...row, position: { at: row.at, id: row.id } })),
    page.limit,
  );
  return {
    next,
    items: items.map(({ contractorId, slug, companyName, at: _at, position: _position, ...review }) => ({
      ...review,
      contractor: { id: contractorId, slug, companyName },
    })),
  };
}
