-- When backups were made, and when the newest was last proven by a restore. The backups themselves say what they hold.
create table backup_runs (
  -- The id of the backup; of a proof, with the suffix '/proof' and its time.
  id text primary key,
  kind text not null check (kind in ('backup', 'proof')),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Null while it runs, and if it was killed.
  succeeded boolean,
  bytes bigint,
  check ((finished_at is null) = (succeeded is null))
);
create index backup_runs_newest on backup_runs (kind, started_at desc);
