-- The origin of a project's point. Null was stored by a release that did not tell: 'zip' for its precision, else 'source'.
alter table projects add column located_by text check (located_by in ('source', 'geocoder', 'zip'));
-- The address by which a geocoder was asked; '' where no geocoder can know it. Null: to be looked at.
alter table projects add column geocode_key text;
-- The projects to geocode, newest first.
create index projects_to_geocode on projects (listed_at desc, id desc)
  where geocode_key is null and street is not null and not is_synthetic and vanished_at is null
    and status <> 'completed' and (precision is null or precision = 'zip');
create index projects_geocoded on projects (geocode_key) where geocode_key <> '';

-- Geocoders' answers, misses included, so that nothing is asked twice.
create table geocoded_addresses (
  key text primary key,
  geocoder text not null,
  latitude double precision,
  longitude double precision,
  precision text check (precision in ('exact', 'street')),
  -- It may be asked for again from then on.
  expires_at timestamptz not null,
  check ((latitude is null) = (longitude is null) and (latitude is null) = (precision is null))
);
create index geocoded_addresses_expiry on geocoded_addresses (expires_at);

-- One question at a time goes to a geocoder from all processes, up to a daily limit.
create table geocoder_turns (
  geocoder text primary key,
  -- UTC.
  day date not null,
  asked integer not null,
  failures integer not null,
  -- Nobody asks before.
  not_before timestamptz not null
);
