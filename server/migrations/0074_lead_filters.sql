-- Outside a transaction: others keep writing while an index is built.
-- A permit number without its prefix: '26-04471' finds 'BLD-26-04471'.
drop index concurrently if exists projects_bare_permit;
create index concurrently projects_bare_permit on projects (ltrim(permit_key, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'))
  where permit_key is not null;
drop index concurrently if exists projects_zip;
create index concurrently projects_zip on projects (zip) where zip is not null;
-- Projects that have changed since they were first seen.
drop index concurrently if exists projects_changed;
create index concurrently projects_changed on projects (last_changed_at) where last_changed_at > first_seen_at;
drop index concurrently if exists projects_of_source;
create index concurrently projects_of_source on projects (source_id);
-- How surely a plumber is needed.
drop index concurrently if exists projects_plumbing_need;
create index concurrently projects_plumbing_need on projects
  (coalesce(trades -> 'plumbing' ->> 'need', case when plumbing_required then 'likely' else 'no' end));
