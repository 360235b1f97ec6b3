-- Listings and sources remember by which rules they were read; 1 is everything read before this migration.
alter table project_listings add column rules smallint not null default 1;
alter table ingest_sources add column rules smallint not null default 1;
-- A reading that was wrong and has been put right, as opposed to something that the source has changed. The kind stays
-- 'changed', which every release knows.
alter table project_history add column is_correction boolean not null default false;
-- A rolling source lists only what is recent: a row that leaves it has aged, it is not over.
alter table project_sources add column is_rolling boolean not null default false;
