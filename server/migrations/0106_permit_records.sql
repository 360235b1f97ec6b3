-- What permits prove about a contractor: computed from those that name its firms, when they or the links change. Null
-- without any.
alter table contractors add column permit_record jsonb;

-- A contractor says that the permits of a firm aren't theirs. A firm is its name in a state, since its row goes with its
-- last permit.
create table firm_disputes (
  id text primary key,
  name_key text not null,
  state text not null,
  -- As it was shown.
  name text not null,
  contractor_id text not null references contractors (id) on delete cascade,
  -- Who said so; null once that account is erased, with the reason.
  user_id text references users (id) on delete set null,
  reason text,
  disputed_at timestamptz not null,
  outcome text check (outcome in ('kept', 'unlinked')),
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create unique index firm_disputes_open on firm_disputes (name_key, state, contractor_id) where outcome is null;
create index firm_disputes_waiting on firm_disputes (disputed_at, id) where outcome is null;
create index firm_disputes_of_contractor on firm_disputes (contractor_id, disputed_at);
create index firm_disputes_of_user on firm_disputes (user_id) where user_id is not null;

-- An operator has decided whether a firm is a contractor. The job that links firms follows it.
create table firm_rulings (
  name_key text not null,
  state text not null,
  contractor_id text not null references contractors (id) on delete cascade,
  is_same boolean not null,
  ruled_at timestamptz not null,
  primary key (name_key, state, contractor_id)
);
-- A firm is one contractor.
create unique index firm_rulings_same on firm_rulings (name_key, state) where is_same;
create index firm_rulings_of_contractor on firm_rulings (contractor_id);

-- The last release has no firms.
-- Unused since 0.4.0: firms_linked_by_check
alter table firms drop constraint firms_linked_by_check;
alter table firms add constraint firms_linked_by_check check (linked_by in ('license', 'name', 'operator'));
-- For operators, who look firms up by how their names begin.
create index firms_name_start on firms ((lower(name) collate "C"));

create trigger page_change after insert or update or delete or truncate on firm_disputes
  for each statement execute function note_page_change('firms');

-- The job that looks at old links publishes the records of contractors that are linked already.
update firms set linked_at = 'epoch' where contractor_id is not null;
