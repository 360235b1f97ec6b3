-- The lead finder: projects from several sources with where each fact comes from, their history, and bids on them.
-- The tables of 0005 were counted by the header and never written to.
create extension if not exists pg_trgm;

drop table bids;
drop table projects;

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
  search tsvector not null,
  check ((latitude is null) = (longitude is null) and (latitude is null) = (precision is null))
);
create index projects_newest on projects (listed_at desc, id desc);
create index projects_not_completed on projects (id) where status <> 'completed';
create index projects_search on projects using gin (search);
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
create table project_words (word text primary key);
create index project_words_similar on project_words using gin (word gin_trgm_ops);

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
create unique index bids_one_live on bids (bidder, project_id) where status <> 'withdrawn';
create index bids_pending on bids (project_id) where status = 'pending';

-- Secrets that the product makes for itself when no setting names them.
create table own_secrets (
  name text primary key,
  value text not null
);
