-- How the ingest works: who executes a run, what an operator believes, uploaded files, and what has vanished.
alter table ingest_runs
  -- The process that executes it; every write asks for it, so that one that was taken for dead writes nothing more.
  add column holder text;

alter table ingest_sources
  -- The text of an uploaded file, read instead of the address.
  add column upload text,
  -- An operator has looked: what the next reading gives is believed, however little it is.
  add column believe_next boolean not null default false;

create index ingest_runs_newest on ingest_runs (started_at desc);

-- What is closed after the grace period.
create index projects_vanished on projects (vanished_at) where vanished_at is not null and status <> 'completed';
