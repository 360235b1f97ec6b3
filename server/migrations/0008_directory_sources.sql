-- Where contractors come from: who says what of them, the evidence of their licences, and how far an import has come.

create table contractor_sources (
  id text primary key,
  name text not null,
  -- By which its word is weighed against another's (rules/merged-listing.ts).
  kind text not null check (kind in ('demonstration', 'file', 'places', 'licenses'))
);
insert into contractor_sources (id, name, kind) values ('demonstration', 'Demonstration data', 'demonstration');

-- What one source says of a contractor, as it was read and normalised. A contractor is made of all that is said of it.
create table contractor_listings (
  source_id text not null references contractor_sources,
  -- The source's own name for it.
  external_id text not null,
  contractor_id text not null references contractors on delete cascade,
  facts jsonb not null,
  -- Of the facts: the same ones again change nothing.
  fingerprint text not null,
  -- What the same business is recognised by when another source names it (rules/same-business.ts).
  phone_key text,
  address_key text,
  name_key text,
  site_key text,
  license_key text,
  first_seen_at timestamptz not null,
  last_changed_at timestamptz not null,
  primary key (source_id, external_id)
);
create index contractor_listings_contractor on contractor_listings (contractor_id);
create index contractor_listings_phone on contractor_listings (phone_key) where phone_key is not null;
create index contractor_listings_address on contractor_listings (address_key) where address_key is not null;
create index contractor_listings_name on contractor_listings (name_key) where name_key is not null;
create index contractor_listings_site on contractor_listings (site_key) where site_key is not null;
create index contractor_listings_license on contractor_listings (license_key) where license_key is not null;

-- What was seen of a licence, at whose register, on which day. Whoever is 'Verified' is so by this, and by nothing else.
create table license_evidence (
  source_id text not null references contractor_sources,
  -- The source's own name for it.
  external_id text not null,
  contractor_id text not null references contractors on delete cascade,
  -- Who issued it.
  board text not null,
  number text not null,
  status text not null check (status in ('clear', 'inactive', 'expired', 'suspended', 'revoked', 'unknown')),
  -- In the board's own words.
  status_said text,
  classes text[] not null default '{}',
  issued_on date,
  expires_on date,
  checked_on date not null,
  primary key (source_id, external_id)
);
create index license_evidence_contractor on license_evidence (contractor_id);

insert into license_evidence (source_id, external_id, contractor_id, board, number, status, checked_on)
select 'demonstration', id, id, license_board, license_number, 'clear', license_checked_on
from contractors
where is_synthetic and license_number is not null and license_board is not null and license_checked_on is not null;

alter table contractors
  drop column license_number,
  drop column license_board,
  drop column license_checked_on,
  -- Field name to the id of the source that its value came from; empty for what was typed in here.
  add column provenance jsonb not null default '{}';

-- How far the import of a file has come: written with the rows that it speaks of, so that a kill loses neither.
create table contractor_imports (
  source_id text not null references contractor_sources,
  -- Of the file's content and of how it is read.
  file_id text not null,
  rows_read bigint not null,
  -- How long the report of rejected rows was then.
  report_bytes bigint not null,
  counts jsonb not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  primary key (source_id, file_id)
);

-- What the terms of a places service let us keep: its own id of a place. No name, no address, no phone, no point.
create table outside_places (
  provider text not null,
  place_id text not null,
  -- The contractor here that it is, where we know one.
  contractor_id text references contractors on delete set null,
  seen_at timestamptz not null,
  primary key (provider, place_id)
);
create index outside_places_contractor on outside_places (contractor_id) where contractor_id is not null;

-- Calls that were paid for, by UTC day, shared by all processes.
create table outside_place_calls (
  provider text not null,
  day date not null,
  calls integer not null,
  primary key (provider, day)
);

-- Thousands of contractors come in one statement: their search rows are made in one as well.
drop trigger contractors_index_insert on contractors;
create function index_added_contractors() returns trigger language plpgsql as $$
begin
  insert into contractor_trades (contractor_id, trade, premium, pos, sort_name)
  select added.id, trades.trade, added.is_premium::integer::smallint, ll_to_earth(added.latitude, added.longitude),
    lower(added.company_name)
  from added, lateral (select distinct unnest(added.trades) as trade) as trades
  where added.status = 'active';
  return null;
end $$;
create trigger contractors_index_insert after insert on contractors
  referencing new table as added for each statement execute function index_added_contractors();
