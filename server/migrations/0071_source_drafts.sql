-- Operators add sources on their pages, and see how each column is read.

-- What the columns of a source gave when it was last believed, in percent of the rows, and what is wrong with them now.
alter table ingest_sources
  add column column_shares jsonb,
  add column warnings jsonb not null default '[]',
  add column warned_at timestamptz;

-- How the values of each column were read.
alter table ingest_source_runs add column columns jsonb not null default '[]';

-- Rows of a source's last reading that became no project, for operators.
create table ingest_left_out (
  source_id text not null references ingest_sources (id),
  position integer not null,
  reason text not null,
  -- The row's id or place, what is wrong with it, and enough of it to find it.
  row jsonb not null,
  primary key (source_id, position)
);

-- Sources that operators are adding, with their first rows. They are removed after a while.
create table ingest_source_drafts (
  id text primary key,
  name text not null,
  kind text not null,
  address text not null,
  page text,
  -- The text of a file, read instead of the address.
  upload text,
  -- The mapping that it began with, and what the operator has chosen since.
  mapping jsonb not null,
  choices jsonb not null,
  sample jsonb not null,
  interval_minutes integer,
  created_at timestamptz not null,
  -- Set once the source has been added, so that it is added once.
  source_id text references ingest_sources (id)
);
create index ingest_source_drafts_oldest on ingest_source_drafts (created_at, id);
