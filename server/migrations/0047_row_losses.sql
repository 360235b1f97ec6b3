-- Why rows of a source became no project, by reason: {"outside": 12, "unreadable": 1}.
alter table ingest_source_runs add column losses jsonb not null default '{}';
