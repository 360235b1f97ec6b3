import type { Review } from '@plumbline/contract/domains/directory/review.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';
import type { ShownListing } from '../views.ts';
import { evidenceOf } from './license-evidence.ts';
import { publicReview } from './review.ts';

/** The newest reviews on a card. */
export const REVIEWS_SHOWN = 3;

/** A contractor as lists show it, with its newest reviews. */
export type CardRow = ShownListing & { readonly reviews: Review[] };

/** Selects the columns of a card from `contractors`. Lists are JSON, which is faster to read. */
export const cardColumns = (reviewLimit: number): SQL => sql`
  id, slug, company_name as "companyName", contact_name as "contactName", address, city, state,
  zip_code as "zipCode", latitude, longitude, time_zone as "timeZone", phone, email,
  phone_hidden as "phoneHidden", email_hidden as "emailHidden", website, photo_url as "photoUrl",
  logo_url as "logoUrl", rating::float8 as rating, review_count as "reviewCount", is_premium as "isPremium",
  is_claimed as "isClaimed", is_synthetic as "isSynthetic", insurance_info as "insuranceInfo",
  response_minutes as "responseMinutes", response_requests as "responseRequests", permit_record as "permitRecord",
  year_established as "yearEstablished", business_hours as "businessHours", days_off as "daysOff", to_json(specialties) as specialties,
  to_json(service_areas) as "serviceAreas", to_json(trades) as trades, ${evidenceOf(sql`contractors.id`)} as licenses, (
    select coalesce(json_agg(${publicReview} order by created_at desc, id), '[]')
    from (select * from reviews where contractor_id = contractors.id and removed_at is null
      order by created_at desc, id limit ${reviewLimit}) as newest) as reviews`;

/**
 * Returns the cards of contractors in the order of `ids`, hidden or not, each with its newest reviews; unknown ids are
 * left out. Every search uses it, so it is a single constant statement.
 */
export async function cardsById(db: Database, ids: readonly ContractorId[], reviewLimit: number): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<CardRow & Record<string, unknown>>(
    prepared(sql`select ${cardColumns(reviewLimit)} from contractors where id = any(${sql.param([...ids])}::text[])`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
