-- Rendered pages are kept in memory by every process. Each transaction that changes what public pages show leaves a row
-- here, by topic, which becomes visible when it commits. Processes find new rows by comparing snapshots (see
-- server/src/app/http/page-changes.ts). Rows are only inserted, so writers don't wait for each other.
create table page_changes (
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (xid, topic)
);

create function note_page_change() returns trigger language plpgsql as $$
begin
  insert into page_changes (topic) values (tg_argv[0]) on conflict do nothing;
  return null;
end $$;

create trigger page_change after insert or update or delete or truncate on contractors
  for each statement execute function note_page_change('directory');
create trigger page_change after insert or update or delete or truncate on contractor_trades
  for each statement execute function note_page_change('directory');
create trigger page_change after insert or update or delete or truncate on reviews
  for each statement execute function note_page_change('directory');
create trigger page_change after insert or update or delete or truncate on contractor_sources
  for each statement execute function note_page_change('directory');
create trigger page_change after insert or update or delete or truncate on license_evidence
  for each statement execute function note_page_change('directory');
create trigger page_change after insert or update or delete or truncate on projects
  for each statement execute function note_page_change('projects');
create trigger page_change after insert or update or delete or truncate on project_listings
  for each statement execute function note_page_change('projects');
create trigger page_change after insert or update or delete or truncate on project_history
  for each statement execute function note_page_change('projects');
create trigger page_change after insert or update or delete or truncate on project_sources
  for each statement execute function note_page_change('projects');
create trigger page_change after insert or update or delete or truncate on project_cells
  for each statement execute function note_page_change('projects');
create trigger page_change after insert or update or delete or truncate on bids
  for each statement execute function note_page_change('projects');
create trigger page_change after insert or update or delete or truncate on ingest_sources
  for each statement execute function note_page_change('sources');
create trigger page_change after insert or update or delete or truncate on ingest_runs
  for each statement execute function note_page_change('sources');
create trigger page_change after insert or update or delete or truncate on ingest_source_runs
  for each statement execute function note_page_change('sources');
