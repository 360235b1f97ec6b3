-- The search index in memory follows the directory. Each statement that changes what a search result shows leaves the ids
-- of the contractors here, which become visible when it commits. Processes find new rows by comparing snapshots, as those
-- of page_changes (migration 0055): that misses nothing, in whatever order transactions commit, and no writer waits.
create table directory_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- Null: any contractor may have changed.
  contractor_ids text[],
  changed_at timestamptz not null default clock_timestamp()
);
create index directory_changes_by_xid on directory_changes (xid);
create index directory_changes_by_time on directory_changes (changed_at);

-- One row. An index that was stored with another key is of another database, and one that has seen no more than the
-- forgotten changes has missed some.
create table directory_log (
  key text not null default gen_random_uuid()::text,
  forgotten xid8 not null default '0'
);
insert into directory_log default values;

-- A list that is longer than this is no faster to read than the directory. The argument is the column of the ids.
create function note_directory_change() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  if tg_op = 'TRUNCATE' then
    insert into directory_changes (contractor_ids) values (null);
    return null;
  end if;
  if tg_argv[0] = 'id' then
    select array_agg(id) into ids from changed;
  else
    select array_agg(distinct contractor_id) into ids from changed;
  end if;
  if cardinality(ids) > 0 then
    insert into directory_changes (contractor_ids) values (case when cardinality(ids) <= 20000 then ids end);
  end if;
  return null;
end $$;

create trigger directory_insert after insert on contractors
  referencing new table as changed for each statement execute function note_directory_change('id');
create trigger directory_update after update on contractors
  referencing new table as changed for each statement execute function note_directory_change('id');
create trigger directory_delete after delete on contractors
  referencing old table as changed for each statement execute function note_directory_change('id');
create trigger directory_truncate after truncate on contractors
  for each statement execute function note_directory_change('id');

create trigger directory_insert after insert on reviews
  referencing new table as changed for each statement execute function note_directory_change('contractor_id');
create trigger directory_update after update on reviews
  referencing new table as changed for each statement execute function note_directory_change('contractor_id');
create trigger directory_update_from after update on reviews
  referencing old table as changed for each statement execute function note_directory_change('contractor_id');
create trigger directory_delete after delete on reviews
  referencing old table as changed for each statement execute function note_directory_change('contractor_id');
create trigger directory_truncate after truncate on reviews
  for each statement execute function note_directory_change('contractor_id');

create trigger directory_insert after insert on license_evidence
  referencing new table as changed for each statement execute function note_directory_change('contractor_id');
create trigger directory_update after update on license_evidence
  referencing new table as changed for each statement execute function note_directory_change('contractor_id');
create trigger directory_update_from after update on license_evidence
  referencing old table as changed for each statement execute function note_directory_change('contractor_id');
create trigger directory_delete after delete on license_evidence
  referencing old table as changed for each statement execute function note_directory_change('contractor_id');
create trigger directory_truncate after truncate on license_evidence
  for each statement execute function note_directory_change('contractor_id');

-- The names of sources are part of the evidence.
create function note_renamed_source() returns trigger language plpgsql as $$
begin
  insert into directory_changes (contractor_ids) values (null);
  return null;
end $$;
create trigger directory_update after update of name on contractor_sources
  for each row when (old.name is distinct from new.name) execute function note_renamed_source();
