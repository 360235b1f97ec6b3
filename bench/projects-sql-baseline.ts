import Fastify from 'fastify';
import pg from 'pg';

/**
 * A minimal implementation: one route without validation, and one prepared statement written by hand whose rows are
 * returned unchanged. It tolerates no typo and has no next page.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options: '-c timezone=UTC' });
const RANGE_BITS: Readonly<Record<string, number>> = { 'under-10k': 1, '10k-50k': 2, '50k-100k': 4, '100k-plus': 8 };

const LIST = `
  with fitting as materialized (
    select id, is_dated, listed_at, (ts_rank(search, to_tsquery('simple', $2)) * 1e9)::bigint as rank from projects
    where status = $3 and project_type = any($4) and county = $5 and budget_ranges & $6 <> 0
      and search @@ to_tsquery('simple', $1)),
  page as (select * from fitting order by rank desc, is_dated desc, listed_at desc, id desc limit 101)
  select (select count(*)::int from fitting) as total, p.id, p.title, p.location, p.county, p.description, p.status,
    p.project_type as "projectType", p.plumbing_required as "plumbingRequired", p.sector, p.work, p.trades, null as "statusAsOf",
    p.budget_min_cents / 100.0::float8 as "budgetMin", p.budget_max_cents / 100.0::float8 as "budgetMax",
    coalesce(to_char(p.deadline_at at time zone p.deadline_zone, 'YYYY-MM-DD"T"HH24:MI:SS') ||
      to_char(extract(hour from (p.deadline_at at time zone p.deadline_zone) - (p.deadline_at at time zone 'UTC')),
        'SG00') || ':00', p.deadline_text) as deadline,
    p.permit_status as "permitStatus", p.contact_info as "contactInfo", p.source_url as "sourceUrl",
    p.latitude::text, p.longitude::text, p.listed_at as "scrapedAt", p.first_seen_at as "firstSeenAt", p.listed_on as "listedOn", p.precision, p.permit_number as "permitNumber",
    p.contractor, checked.at as "checkedAt", p.vanished_at as "vanishedAt", s.host as "sourceHost", s.name as "sourceName",
    p.is_synthetic as "isSynthetic",
    case when p.latitude is not null then coalesce(p.located_by, case p.precision when 'zip' then 'zip' else 'source' end)
      end as "locatedBy"
  from page join projects p on p.id = page.id join project_sources s on s.id = p.source_id
  cross join lateral (
    select coalesce(max(o.checked_at) filter (where l.vanished_at is null), max(l.vanished_at), p.first_seen_at) as at
    from project_listings l join project_sources o on o.id = l.source_id where l.project_id = p.id
  ) checked
  order by page.rank desc, page.is_dated desc, page.listed_at desc, page.id desc`;

interface Query {
  readonly search: string;
  readonly projectType: string[];
  readonly county: string;
  readonly budgetRange: string;
  readonly status: string;
}

const app = Fastify();
app.get<{ Querystring: Query }>('/api/projects', async (request, reply) => {
  const { search, projectType, county, budgetRange, status } = request.query;
  const terms = search.split(' ').map((word) => `'${word}':*`);
  const values = [terms.join(' & '), terms.join(' | '), status, projectType, county, RANGE_BITS[budgetRange]];
  const { rows } = await pool.query({ name: 'list', text: LIST, values });
  reply.header('x-total-count', rows[0]?.total ?? 0);
  return rows.slice(0, 100).map(({ total: _total, ...project }) => project);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
