import type pg from 'pg';

/**
 * Inserts plausible projects of one source with SQL alone, the same in every run: in and around the four counties, a
 * tenth without coordinates and a twentieth without a date, with common and rare words.
 */
export async function insertProjects(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(`
    insert into project_sources (id, name, host, page_url, checked_at)
    values ('bench', 'Bench permits', 'permits.example', 'https://permits.example/', '2026-11-30T12:00:00Z')`);
  await pool.query(PROJECTS, [count]);
  await pool.query(LISTINGS);
  await pool.query('vacuum analyze projects, project_listings, project_cells, project_words');
}

const WORDS = `
  array['remodel','addition','repair','renovation','buildout','replacement','upgrade','conversion','restoration','alteration']::text[] as works,
  array['kitchen','bathroom','basement','warehouse','restaurant','apartment','office','school','clinic','garage','church','hotel',
    'laundry','brewery','daycare','library','stadium','bakery','pharmacy','greenhouse']::text[] as places,
  array['Oak','Maple','Bardstown','Preston','Dixie','Shelbyville','Taylorsville','Brownsboro','Frankfort','Hikes','Newburg','Westport',
    'Barret','Eastern','Cane Run','Outer Loop','Blankenbaker','Hurstbourne','Goose Creek','Lexington']::text[] as streets,
  array['plumbing','sewer','water','heater','fixtures','drainage','backflow','gas','piping','boiler','electrical','drywall','framing',
    'roofing','concrete','asphalt','paving','windows','flooring','painting','sprinkler','elevator','signage','fence','demolition']::text[] as trades`;

/** Returns a pseudo-random number for a row's number, the same in every run. */
const random = (salt: number) => `(abs(hashint8extended(n, ${salt})) % 1000003) / 1000003.0`;
const pick = (list: string, salt: number) => `${list}[1 + floor(${random(salt)} * array_length(${list}, 1))::int]`;

const need = (trade: string, part: number) =>
  `'${trade}', jsonb_build_object('need', (array['yes','likely','no','no','no'])[1 + n % ${part}], 'useful', true, 'confidence', 0.8,
    'reason', 'As the description says.')`;
const TRADES = `jsonb_build_object(${need('plumbing', 3)}, ${need('electrical', 4)}, ${need('hvac', 5)})`;

const PROJECTS = `
  insert into projects (id, title, location, street, city, state, zip, county, description, status, project_type,
    plumbing_required, trades, budget_min_cents, budget_max_cents, deadline_at, deadline_zone, permit_number, permit_key, permit_status,
    contractor, contact_info, source_id, source_url, latitude, longitude, precision, listed_at, listed_on, is_dated,
    first_seen_at, last_changed_at, is_synthetic, provenance)
  select 'pj_' || lpad(n::text, 8, '0'),
    initcap(place || ' ' || work), street || ', ' || city || ', KY ' || zip, street, city, 'KY', zip, county,
    initcap(work) || ' of a ' || place || ' with ' || ${pick('trades', 1)} || ', ' || ${pick('trades', 2)} || ' and '
      || ${pick('trades', 3)} || ' work. ' || repeat('Bids are taken by the owner until the permit is issued. ', 1 + n % 4)
      || 'Reference ' || translate((n % 20000)::text, '0123456789', 'abcdefghij') || 'term.',
    (array['bidding-open','bidding-open','in-progress','planning','completed'])[1 + n % 5],
    (array['residential','residential','commercial','renovation','new-construction'])[1 + floor(${random(4)} * 5)::int],
    n % 3 = 0, ${TRADES}, low, case when n % 7 > 1 then low * 2 end,
    case when n % 3 = 0 then timestamptz '2026-12-01 22:00Z' + (n % 4000 - 2000) * interval '1 hour' end, 'America/Kentucky/Louisville',
    'BLD-' || 20 + n % 7 || '-' || lpad(n::text, 6, '0'), 'BLD' || 20 + n % 7 || lpad(n::text, 6, '0'), 'Issued', case when n % 4 = 0 then 'Builders ' || n % 500 end,
    'permits@example.com', 'bench', 'https://permits.example/' || n,
    case when n % 10 > 0 then 38.25 + (${random(5)} + ${random(6)} - 1) * 0.35 end,
    case when n % 10 > 0 then -85.65 + (${random(7)} + ${random(8)} - 1) * 0.45 end,
    case when n % 10 > 0 then 'street' end,
    case when n % 20 > 0 then timestamptz '2026-11-30 00:00Z' - n * interval '7 minutes' else '2026-11-30 00:00Z' end,
    case when n % 20 > 0 then to_char(timestamptz '2026-11-29 19:00Z' - n * interval '7 minutes', 'YYYY-MM-DD') end,
    n % 20 > 0, timestamptz '2026-11-30 00:00Z',
    timestamptz '2026-11-30 00:00Z', true, '{"title": "bench"}'
  from (
    select n, trades, ${pick('works', 9)} as work, ${pick('places', 10)} as place,
      (1 + n % 9900) || ' ' || ${pick('streets', 11)} || ' Road' as street,
      case when n % 9 = 0 then 'La Grange' when n % 23 = 0 then 'Shepherdsville' else 'Louisville' end as city,
      case when n % 9 = 0 then 'Oldham County' when n % 23 = 0 then 'Bullitt County' when n % 211 = 0 then 'Spencer County'
        when n % 17 = 0 then null else 'Jefferson County' end as county,
      (40200 + n % 60)::text as zip,
      case when n % 7 > 0 then floor(exp(${random(12)} * 8) * 50000)::bigint end as low
    from generate_series(1, $1::int) n, (select ${WORDS}) words
  ) drawn`;

const LISTINGS = `
  insert into project_listings (source_id, external_id, project_id, listing, fingerprint, first_seen_at, last_changed_at)
  select source_id, id, id, '{}', '', first_seen_at, last_changed_at from projects`;
