import { WatchFilter } from '@plumbline/contract/domains/leads/watch.ts';
import { anchorsOfFilter } from '../server/src/domains/projects/public.ts';
import type { DatabaseHandle } from '../server/src/kernel/database.ts';

/** Watches per account. */
const OF_ONE = 10;
const AT_ONCE = 1000;
const WORDS = ['kitchen', 'sewer', 'boiler', 'school', 'hotel', 'backflow'];

/** A pseudo-random number for a row's number, the same in every run. */
const random = (n: number, salt: number): number => {
  const sine = Math.sin(n * 12.9898 + salt * 78.233) * 43_758.5453;
  return sine - Math.floor(sine);
};

/** Around Louisville, as the projects of the bench are. */
const here = (n: number) => `${38.25 + (random(n, 1) - 0.5) * 0.6},${-85.65 + (random(n, 2) - 0.5) * 0.8}`;
/** Somewhere else in the country. */
const elsewhere = (n: number) => `${30 + random(n, 1) * 7},${-100 + random(n, 2) * 12}`;

/** Returns the filter of a watch: half by place, the others by ZIP code, county, source, or words at a place. */
function filterOf(n: number, isHere: boolean): Record<string, string> {
  const status = n % 3 === 0 ? 'bidding-open,planning' : 'bidding-open';
  const around = { status, near: isHere ? here(n) : elsewhere(n), within: String([2, 5, 10][n % 3]) };
  const kind = n % 20;
  if (kind < 11) return around;
  if (kind < 15) return { status, zip: String((isHere ? 40_200 : 60_000) + (n % 60)), need: 'yes,likely' };
  if (kind === 15)
    return isHere ? { status, county: 'Oldham County', valueFrom: '100000' } : { status, source: `town-${n}` };
  if (kind < 19) return { ...around, projectType: 'commercial', notBelow: '5000' };
  return { ...around, within: '2', search: WORDS[n % WORDS.length] ?? '' };
}

/** Stores watches that began before the projects of the bench were seen: the first `near` of them in their area. */
export async function insertWatches({ pool }: DatabaseHandle, count: number, near: number): Promise<void> {
  await pool.query(
    `insert into users (id, email, role, first_name, last_name, phone, preferred_contact_method, address, city, state,
       zip_code, profile_image_url, created_at)
     select 'us_' || n, 'bench' || n || '@example.com', 'craftsman', 'Bench', 'Watcher', '', 'email', '', '', '', '', '',
       '2026-11-01Z' from generate_series(0, $1::int) n`,
    [Math.ceil(count / OF_ONE)],
  );
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => {
      const n = from + index;
      const filter = WatchFilter.parse(filterOf(n, n < near));
      return { id: `pw_${n}`, user_id: `us_${Math.floor(n / OF_ONE)}`, filter, anchors: anchorsOfFilter(filter) };
    });
    await pool.query(
      `insert into project_watches (id, user_id, name, filter, anchors, delivery, hour, time_zone, stop_key, created_at)
       select id, user_id, 'Bench', filter, anchors, 'daily', 7, 'America/Kentucky/Louisville', 'ws_' || id, '2026-11-02Z'
       from json_to_recordset($1::json) as given (id text, user_id text, filter jsonb, anchors text[])`,
      [JSON.stringify(rows)],
    );
  }
  await pool.query('vacuum analyze project_watches');
}
