-- The calendars that contractors keep elsewhere, and when those say they are busy. Nothing else of them is stored.
create table external_calendars (
  id text primary key,
  contractor_id text not null references contractors (id) on delete cascade,
  name text not null,
  host text not null,
  -- The address, encrypted: whoever has it can read the calendar.
  sealed_address text not null,
  -- The validators of the last complete reading.
  etag text,
  last_modified text,
  -- The last complete reading.
  read_at timestamptz,
  -- Until when it is known how busy they are.
  covers_until timestamptz,
  -- The last attempt.
  asked_at timestamptz,
  trouble text,
  -- Failed attempts in a row.
  failures integer not null default 0,
  created_at timestamptz not null
);
create index external_calendars_of_contractor on external_calendars (contractor_id);

create table external_busy_times (
  calendar_id text not null references external_calendars (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (calendar_id, starts_at)
);
