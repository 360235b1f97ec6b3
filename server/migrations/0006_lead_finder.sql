-- The lead finder: projects from several sources with where each fact comes from, their history, and bids on them.
-- The tables of 0005 were counted by the header and never written to.
create extension if not exists fuzzystrmatch;

drop table bids;
drop table projects;

-- The words of a text for the search, at their weight. Split at ASCII punctuation and the common marks beyond it, as
-- the query is: the parser alone would take 'kitchen/bath' for a file name and '-2024' for a number below zero.
create function words_of(text, "char") returns tsvector language sql immutable parallel safe
  return setweight(
    to_tsvector('simple', regexp_replace(left($1, 5000), '[\u0001-/:-@\[-`{-\u00BF\u2000-\u206F\u3000-\u303F]+', ' ', 'g')),
    $2
  );

-- Who says that a project exists. A listing that has not vanished was last seen when its source was last read.
create table project_sources (
  id text primary key,
  name text not null,
  host text,
  page_url text,
  checked_at timestamptz
);

create table projects (
  id text primary key,
  title text not null,
  location text not null,
  street text,
  city text,
  state text,
  zip text,
  county text check (county in ('Jefferson County', 'Oldham County', 'Bullitt County', 'Spencer County')),
  description text not null,
  status text not null check (status in ('bidding-open', 'in-progress', 'planning', 'completed')),
  project_type text not null check (project_type in ('residential', 'commercial', 'renovation', 'new-construction')),
  plumbing_required boolean not null,
  budget_min_cents bigint check (budget_min_cents >= 0),
  budget_max_cents bigint check (budget_max_cents >= budget_min_cents),
  deadline_at timestamptz,
  deadline_zone text,
  deadline_text text,
  permit_number text,
  permit_status text,
  contractor text,
  contact_info text,
  source_id text not null references project_sources (id),
  source_url text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  precision text check (precision in ('exact', 'street', 'zip')),
  -- When it was listed, by its source or else by us.
  listed_at timestamptz not null,
  first_seen_at timestamptz not null,
  last_changed_at timestamptz not null,
  -- Since when no source lists it any more.
  vanished_at timestamptz,
  is_synthetic boolean not null,
  -- Field name to the id of the source that its value came from.
  provenance jsonb not null,
  -- What the same project is recognised by when another source lists it.
  permit_key text,
  address_key text,
  -- What the lists and maps look through. The database itself keeps it right.
  number integer generated always as identity unique,
  search tsvector not null generated always as (
    words_of(title, 'A')
    || words_of(location || ' ' || coalesce(zip, '') || ' ' || coalesce(permit_number, '') || ' '
      || regexp_replace(coalesce(permit_number, ''), '[^A-Za-z0-9]', '', 'g'), 'B')
    || words_of(coalesce(county, '') || ' ' || project_type || ' ' || coalesce(contractor, ''), 'C')
    || words_of(description, 'D')
  ) stored,
  -- The budget ranges that the span touches: 1 under $10,000, 2 to $50,000, 4 to $100,000, 8 from there on.
  budget_ranges smallint not null generated always as (
    case when budget_min_cents is null and budget_max_cents is null then 0 else
      case when coalesce(budget_min_cents, 0) < 1000000 then 1 else 0 end
      + case when coalesce(budget_min_cents, 0) < 5000000 and coalesce(budget_max_cents, 1000000) >= 1000000
        then 2 else 0 end
      + case when coalesce(budget_min_cents, 0) < 10000000 and coalesce(budget_max_cents, 5000000) >= 5000000
        then 4 else 0 end
      + case when coalesce(budget_max_cents, 10000000) >= 10000000 then 8 else 0 end
    end
  ) stored,
  budget_top_cents bigint not null generated always as (coalesce(budget_max_cents, budget_min_cents, -1)) stored,
  -- Web Mercator, the world being 2^30 wide and high, y downwards.
  map_x integer generated always as (
    case when longitude is not null then least(floor((longitude + 180) / 360 * 1073741824), 1073741823) end
  ) stored,
  map_y integer generated always as (
    case when latitude is not null then least(greatest(floor(
      (0.5 - asinh(tan(radians(least(greatest(latitude, -85.05), 85.05)))) / (2 * pi())) * 1073741824
    ), 0), 1073741823) end
  ) stored,
  check ((latitude is null) = (longitude is null) and (latitude is null) = (precision is null))
);
-- Each order of the list; what it is filtered by stands in the index too, so that only a page's rows are fetched.
create index projects_newest on projects (listed_at desc, id desc)
  include (status, project_type, county, budget_ranges, plumbing_required, deadline_at);
create index projects_soonest on projects (deadline_at, id)
  include (status, project_type, county, budget_ranges, plumbing_required) where deadline_at is not null;
create index projects_dearest on projects (budget_top_cents desc, id desc)
  include (status, project_type, county, budget_ranges, plumbing_required);
-- What few projects are: small, since there are only so many combinations.
create index projects_alike on projects (status, project_type, county, budget_ranges);
create index projects_search on projects using gin (search);
create index projects_placed on projects (map_x, map_y)
  include (number, status, project_type, county, budget_ranges, plumbing_required) where map_x is not null;
create index projects_unplaced on projects (listed_at desc, id desc)
  include (status, project_type, county, budget_ranges, plumbing_required) where map_x is null;
create index projects_permit on projects (permit_key) where permit_key is not null;
create index projects_address on projects (address_key) where address_key is not null;

-- What one source says of a project, as it was read and normalised.
create table project_listings (
  source_id text not null references project_sources (id),
  external_id text not null,
  project_id text not null references projects (id),
  listing jsonb not null,
  fingerprint text not null,
  first_seen_at timestamptz not null,
  last_changed_at timestamptz not null,
  vanished_at timestamptz,
  primary key (source_id, external_id)
);
create index project_listings_project on project_listings (project_id);

create table project_history (
  id bigint generated always as identity primary key,
  project_id text not null references projects (id),
  at timestamptz not null,
  source_id text not null references project_sources (id),
  kind text not null check (kind in ('listed', 'changed', 'vanished', 'returned', 'closed')),
  fields jsonb not null
);
create index project_history_project on project_history (project_id, id desc);

-- Every word that stands in a project: what a mistyped one is corrected to.
create table project_words (word text collate "C" primary key);

-- How many projects stand in each combination of what the filters tell apart: a few hundred rows from which every
-- total and every choice's figure is added up without looking at the projects.
create table project_cells (
  status text not null,
  project_type text not null,
  county text,
  budget_ranges smallint not null,
  plumbing_required boolean not null,
  -- It has coordinates.
  placed boolean not null,
  count integer not null,
  unique nulls not distinct (status, project_type, county, budget_ranges, plumbing_required, placed)
);

create function count_project_cells() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into project_cells
    select status, project_type, county, budget_ranges, plumbing_required, latitude is not null, count(*)
    from after group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (status, project_type, county, budget_ranges, plumbing_required, placed)
    do update set count = project_cells.count + excluded.count;
  else
    insert into project_cells
    select status, project_type, county, budget_ranges, plumbing_required, placed, sum(difference)
    from (
      select status, project_type, county, budget_ranges, plumbing_required, latitude is not null, 1 from after
      union all
      select status, project_type, county, budget_ranges, plumbing_required, latitude is not null, -1 from before
    ) as changes (status, project_type, county, budget_ranges, plumbing_required, placed, difference)
    group by 1, 2, 3, 4, 5, 6 having sum(difference) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (status, project_type, county, budget_ranges, plumbing_required, placed)
    do update set count = project_cells.count + excluded.count;
  end if;
  return null;
end $$;
create trigger count_inserted after insert on projects referencing new table as after
  for each statement execute function count_project_cells();
create trigger count_updated after update on projects referencing old table as before new table as after
  for each statement execute function count_project_cells();

create function collect_project_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into project_words
    select distinct word
    from after join before using (id), unnest(tsvector_to_array(after.search)) word
    where after.search <> before.search and word !~ '[0-9]' and length(word) between 4 and 40 order by word
    on conflict do nothing;
  else
    insert into project_words
    select distinct word from after, unnest(tsvector_to_array(search)) word
    where word !~ '[0-9]' and length(word) between 4 and 40 order by word
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger collect_words_of_inserted after insert on projects referencing new table as after
  for each statement execute function collect_project_words();
create trigger collect_words_of_updated after update on projects referencing old table as before new table as after
  for each statement execute function collect_project_words();

-- The configuration of the sources; adding one of a known kind is a row.
create table ingest_sources (
  id text primary key references project_sources (id),
  kind text not null,
  -- What is read; for a file its path or upload.
  address text not null,
  mapping jsonb not null,
  county text,
  interval_minutes integer check (interval_minutes > 0),
  enabled boolean not null,
  next_run_at timestamptz,
  -- For conditional requests, and what they answered last.
  validators jsonb,
  last_succeeded_at timestamptz,
  last_count integer,
  failures integer not null default 0
);

create table ingest_runs (
  id text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- A run whose process has died is known by an old beat.
  beat_at timestamptz not null
);
create unique index ingest_runs_one_under_way on ingest_runs ((true)) where finished_at is null;

create table ingest_source_runs (
  run_id text not null references ingest_runs (id),
  source_id text not null references ingest_sources (id),
  state text not null check (state in ('waiting', 'running', 'succeeded', 'unchanged', 'held-back', 'failed')),
  started_at timestamptz,
  finished_at timestamptz,
  read integer not null default 0,
  skipped integer not null default 0,
  created integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  vanished integer not null default 0,
  problem text,
  primary key (run_id, source_id)
);
create index ingest_source_runs_source on ingest_source_runs (source_id, finished_at desc);

create table bids (
  id text primary key,
  project_id text not null references projects (id),
  -- 'visitor:…' or 'user:…'; an anonymous bid is claimed at sign-in.
  bidder text not null,
  status text not null check (status in ('pending', 'accepted', 'rejected', 'withdrawn')),
  amount_cents bigint not null check (amount_cents >= 0),
  notes text not null,
  created_at timestamptz not null
);
-- Live are those that are open or won.
create unique index bids_one_live on bids (bidder, project_id) where status in ('pending', 'accepted');
create index bids_pending on bids (project_id) where status = 'pending';

-- Secrets that the product makes for itself when no setting names them.
create table own_secrets (
  name text primary key,
  value text not null
);
