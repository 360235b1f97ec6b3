-- Firms that permits name, one for each name in a state. Their figures are computed when their permits change, so that a
-- page costs the same however many permits there are.
create table firms (
  id text primary key,
  slug text not null unique,
  -- As shown, and the same for all spellings.
  name text not null,
  name_key text not null,
  -- Two letters; '' if the permits don't say.
  state text not null,
  figures jsonb,
  -- The contractor of the directory that it is, and how that was decided; or why none.
  contractor_id text references contractors (id) on delete set null,
  linked_by text check (linked_by in ('license', 'name')),
  unlinked_reason text check (
    unlinked_reason in ('not-listed', 'several', 'elsewhere', 'other-trade', 'several-licenses', 'common-name')
  ),
  -- Contractors that it may be.
  candidate_ids text[] not null default '{}',
  -- Since when its permits differ from its figures; null if they don't.
  stale_since timestamptz,
  linked_at timestamptz,
  created_at timestamptz not null,
  unique (name_key, state)
);
create index firms_stale on firms (stale_since) where stale_since is not null;
create index firms_linked_at on firms (linked_at nulls first, id);
-- For the contractor's deletion.
create index firms_of_contractor on firms (contractor_id) where contractor_id is not null;

-- Where permits name firms, with what their figures are made of.
create table firm_permits (
  firm_id text not null references firms (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  role text not null check (role in ('general', 'plumbing', 'electrical', 'hvac', 'other')),
  -- The name and the license number as the permit writes them.
  named text not null,
  license text,
  -- The county, or the city where no county is known.
  place text,
  zip text,
  kind text not null,
  value_cents bigint,
  -- The day of the listing, or the first of its month; null if it is undated.
  day date,
  address_key text,
  is_synthetic boolean not null,
  primary key (firm_id, project_id)
);
create index firm_permits_newest on firm_permits (firm_id, day desc nulls last, project_id);
create index firm_permits_of_project on firm_permits (project_id);
create index firm_permits_at_address on firm_permits (address_key, day) where address_key is not null;

-- How far the projects from before this table are read. One row.
create table firm_backfill (
  after text not null default '',
  finished_at timestamptz
);
insert into firm_backfill default values;

create trigger page_change after insert or update or delete or truncate on firms
  for each statement execute function note_page_change('firms');
create trigger page_change after insert or update or delete or truncate on firm_permits
  for each statement execute function note_page_change('firms');

-- By these, contractors are found that a firm may be.
create index contractors_name_start on contractors
  (state, left(regexp_replace(lower(company_name), '[^a-z0-9]', '', 'g'), 4)) where status = 'active';
create index license_evidence_plain_number on license_evidence
  (regexp_replace(upper(number), '[^A-Z0-9]', '', 'g'));
