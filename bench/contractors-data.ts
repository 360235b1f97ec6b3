import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import type pg from 'pg';

/** Returns a pseudo-random number from 0 to 1 for a row's number and a salt, the same in every run. */
const random = (salt: number) => `(abs(hashint8extended(n, ${salt})) % 1000003) / 1000003.0`;

/**
 * Inserts contractors with SQL alone, the same in every run: around the 47 cities, most within 30 miles, the largest
 * number in the first; one in eight featured; one to three trades each, usually two; a quarter with four reviews, four
 * in ten with a license. Replaces the demonstration contractors. Fills the search index last, because that is faster.
 */
export async function insertContractors(pool: pg.Pool, count: number): Promise<void> {
  await pool.query('delete from contractors where is_synthetic');
  await pool.query('alter table contractors disable trigger contractors_index_insert');
  await pool.query(CONTRACTORS, [
    count,
    cities.map(({ name }) => name),
    cities.map(({ state }) => state),
    cities.map(({ zipCode }) => zipCode),
    cities.map(({ latitude }) => latitude),
    cities.map(({ longitude }) => longitude),
  ]);
  await pool.query('alter table contractors enable trigger contractors_index_insert');
  await pool.query('alter table reviews disable trigger reviews_added');
  await pool.query(REVIEWS);
  await pool.query('alter table reviews enable trigger reviews_added');
  // Triggers would refuse manual ratings, so they are disabled while all ratings are computed.
  for (const trigger of ['contractors_index_update', 'contractors_rating_update']) {
    await pool.query(`alter table contractors disable trigger ${trigger}`);
  }
  await pool.query('select rate_contractors(array(select distinct contractor_id from reviews))');
  for (const trigger of ['contractors_index_update', 'contractors_rating_update']) {
    await pool.query(`alter table contractors enable trigger ${trigger}`);
  }
  const { rows } = await pool.query(
    `select indexdef from pg_indexes where indexname in ('contractor_trades_around', 'contractor_trades_rated_around')`,
  );
  await pool.query('drop index contractor_trades_around, contractor_trades_rated_around');
  await pool.query(TRADES);
  for (const { indexdef } of rows) await pool.query(indexdef);
  await pool.query(LICENSES);
  await pool.query('vacuum analyze contractors, contractor_trades, reviews, license_evidence');
}

const CONTRACTORS = `
  insert into contractors (id, slug, company_name, contact_name, address, city, state, zip_code, latitude, longitude,
    time_zone, phone, email, website, is_premium, insurance_info, year_established, business_hours, specialties,
    service_areas, trades, billing_identity, created_at, updated_at)
  select 'ct_' || lpad(n::text, 22, '0'), 'firm-' || n,
    (array['Beargrass','Limestone','Harbor','Granite','Orchard','Ashcroft','Mulberry','Summit'])[1 + n % 8] || ' '
      || (array['Services','Brothers','and Sons','Group'])[1 + n % 4] || ' ' || n,
    'Dana Whitlock', 1 + n % 9900 || ' Quarry Lane', city, state, zip,
    least(90, greatest(-90, latitude + north * 0.55)), longitude + east * 0.7,
    'America/New_York', '+1' || (5020000000 + n), 'office' || n || '@firm.example.com', 'https://firm-' || n || '.example.com',
    n % 8 = 0, 'General liability, $1,000,000', 1970 + n % 50,
    '{"Monday": "8:00 AM - 5:00 PM", "Tuesday": "8:00 AM - 5:00 PM", "Wednesday": "8:00 AM - 5:00 PM",
      "Thursday": "8:00 AM - 5:00 PM", "Friday": "8:00 AM - 5:00 PM", "Saturday": "Closed", "Sunday": "Closed"}',
    case when n % 3 = 0 then array['Drain cleaning', 'Water heaters', 'Leak detection'] else '{}' end,
    array[city, 'North of ' || city, 'South of ' || city, 'East of ' || city],
    (array['plumbing','electrical','hvac','handyman','construction','plumbing','electrical'])[1 + n % 5 : 1 + n % 5 + n / 5 % 3],
    'phone:+1' || (5020000000 + n), timestamptz '2026-11-01', timestamptz '2026-11-01'
  from (
    select n, ($2::text[])[at] as city, ($3::text[])[at] as state, ($4::text[])[at] as zip,
      ($5::float8[])[at] as latitude, ($6::float8[])[at] as longitude,
      ${random(1)} + ${random(2)} + ${random(3)} - 1.5 as north, ${random(4)} + ${random(5)} + ${random(6)} - 1.5 as east
    from (
      -- Twice as likely to be among the first third of the cities as a flat draw would have it.
      select n, 1 + floor(power(${random(7)}, 1.6) * array_length($2::text[], 1))::int as at
      from generate_series(1, $1::int) as n) as drawn) as placed`;

const TRADES = `
  insert into contractor_trades (contractor_id, trade, premium, pos, sort_name, rating, reviews, words, state, city_slug)
  select id, trade, is_premium::integer::smallint, sphere_point(latitude, longitude), lower(company_name), rating,
    review_count, case when specialties <> '{}' then specialty_words(specialties) end, state, city_slug(city)
  from contractors, lateral (select distinct unnest(trades) as trade) as trades
  where status = 'active'`;

const REVIEWS = `
  insert into reviews (id, contractor_id, customer_name, rating, review_text, is_verified, service_type, created_at)
  select 'rv_' || n || '_' || visit, 'ct_' || lpad(n::text, 22, '0'), 'Mei H.', 1 + (n + visit) % 5,
    'They came when they said they would and charged what was quoted. ' || visit, true, 'Plumbing repair',
    timestamptz '2026-11-01' - visit * interval '30 days'
  from generate_series(4, (select count(*)::int from contractors), 4) as n, generate_series(1, 4) as visit`;

const LICENSES = `
  insert into contractor_sources (id, name, kind) values ('bench', 'Bench board', 'licenses');
  insert into license_evidence (source_id, external_id, contractor_id, board, number, status, checked_on)
  select 'bench', id, id, 'Bench board', 'M-' || right(id, 8), 'clear', '2026-11-01'
  from contractors where right(id, 1) in ('1', '3', '5', '7')`;
