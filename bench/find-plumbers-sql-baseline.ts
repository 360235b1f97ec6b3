import { isOpenAt } from '@plumbline/contract/domains/directory/business-hours.ts';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * A minimal implementation: one route without validation or location lookup, and two prepared statements written by
 * hand whose rows become cards. It supports only the first page.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options: '-c timezone=UTC' });
const CHORD = 96_667.278_262_335_1;
const ARC = '12756336::float8 * asin(least(chord / 12756336::float8, 1))';

const tier = (premium: 0 | 1) => `(
  select contractor_id, premium, pos <-> sphere_point($1, $2) as chord from contractor_trades
  where trade = $3 and premium = ${premium}::smallint order by pos <-> sphere_point($1, $2) limit 24)`;
const within = (premium: 0 | 1) => `
  select from contractor_trades where trade = $3 and premium = ${premium}::smallint
    and pos <@ cube_enlarge(sphere_point($1, $2), ${CHORD}, 3) and pos <-> sphere_point($1, $2) <= ${CHORD}`;
const SEARCH = `
  with found as materialized (
    select *, floor(${ARC} * 0.9988873023100051::float8 + 0.5)::integer as metres
    from (${tier(1)} union all ${tier(0)}) as nearest where chord <= ${CHORD})
  select contractor_id as id, premium, metres, ${ARC} / 1611.1367080933614::float8 as distance,
    case when (select count(*) from found) < 24 then (select count(*)::integer from found)
      else (select count(*)::integer from (${within(1)} union all ${within(0)} limit 1000) as counted) end as total
  from found order by premium desc, metres, contractor_id collate "C" limit 24`;

const iso = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const CARDS = `
  select contractors.*, (
    select coalesce(json_agg(json_build_object('id', id, 'customerName', customer_name, 'rating', rating,
      'reviewText', review_text, 'isVerified', is_verified, 'serviceType', service_type, 'sourceUrl', source_url,
      'createdAt', ${iso('created_at')}, 'edits', edits,
      'answer', case when answered_at is not null then json_build_object('text', answer_text, 'at', ${iso('answered_at')}) end)
      order by created_at desc, id), '[]')
    from (select * from reviews where contractor_id = contractors.id and removed_at is null
      order by created_at desc, id limit 3) as newest) as reviews, (
    select coalesce(json_agg(json_build_object('board', board, 'number', number, 'status', status,
      'statusSaid', status_said, 'classes', classes, 'issuedOn', issued_on, 'expiresOn', expires_on,
      'checkedOn', checked_on, 'source', contractor_sources.name) order by checked_on desc, source_id, external_id), '[]')
    from license_evidence join contractor_sources on contractor_sources.id = source_id
    where contractor_id = contractors.id) as licenses
  from contractors where id = any($1)`;

interface License {
  readonly number: string;
  readonly status: string;
  readonly expiresOn: string | null;
  readonly checkedOn: string;
}

interface Row {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly rating: string | null;
  readonly business_hours: Record<string, string>;
  readonly time_zone: string;
  readonly licenses: readonly License[];
}

const card = (row: Row, distance: number) => {
  const today = new Date().toISOString().slice(0, 10);
  const clear = row.licenses.find(
    (one) => one.status === 'clear' && one.checkedOn <= today && (one.expiresOn === null || one.expiresOn >= today),
  );
  const license = clear ?? row.licenses[0];
  return {
    id: row.id,
    slug: row.slug,
    companyName: row.company_name,
    contactName: row.contact_name,
    rating: row.rating === null ? null : Number(row.rating),
    reviewCount: row.review_count,
    isSampleRating: row.is_synthetic,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    phone: row.phone_hidden ? null : row.phone,
    email: row.email_hidden ? null : row.email,
    website: row.website,
    websiteUrl: row.website,
    photoUrl: row.photo_url,
    logoUrl: row.logo_url,
    isPremium: row.is_premium,
    isVerified: clear !== undefined,
    isClaimed: row.is_claimed,
    isSynthetic: row.is_synthetic,
    licenseNumber: license?.number ?? null,
    licenseCheckedOn: license?.checkedOn ?? null,
    insuranceInfo: row.insurance_info,
    yearEstablished: row.year_established,
    businessHours: row.business_hours,
    openNow: isOpenAt(row.business_hours, row.time_zone, new Date()),
    specialties: row.specialties,
    serviceAreas: row.service_areas,
    trades: row.trades,
    distance: Math.round(distance * 100) / 100,
    reviews: row.reviews,
  };
};

interface Query {
  readonly serviceType: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: string;
  readonly longitude: string;
}

const app = Fastify();
app.get<{ Querystring: Query }>('/api/find-plumbers', async (request) => {
  const { serviceType, city, state, latitude, longitude } = request.query;
  const { rows: hits } = await pool.query<{
    id: string;
    premium: number;
    metres: number;
    distance: number;
    total: number;
  }>({
    name: 'search',
    text: SEARCH,
    values: [Number(latitude), Number(longitude), serviceType],
  });
  const shown = hits.slice(0, 20);
  const { rows } = await pool.query<Row>({ name: 'cards', text: CARDS, values: [shown.map(({ id }) => id)] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const last = shown.at(-1);
  return {
    contractors: shown.flatMap(({ id, distance }) => {
      const row = byId.get(id);
      return row ? card(row, distance) : [];
    }),
    totalFound: hits[0]?.total ?? 0,
    serviceType,
    sort: 'featured',
    nextCursor:
      hits.length > 20
        ? Buffer.from(
            JSON.stringify({ order: 'featured', tier: last?.premium, metres: last?.metres, id: last?.id }),
          ).toString('base64url')
        : null,
    location: `${city}, ${state}`,
    searchRadius: 60,
    elsewhere: null,
  };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
