-- What was broken, and when. Operators are told of each once when it begins and once when it is over, and the public page
-- /status shows 90 days of them.
create table incidents (
  id text primary key,
  -- The kinds are listed in contract/src/domains/accounts/incident.ts.
  kind text not null check (kind ~ '^[a-z]+$'),
  -- What was wrong, by language.
  said jsonb not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  -- When operators were told. Whoever tells them claims that for a moment, so that nobody else does.
  told_at timestamptz,
  told_end_at timestamptz,
  telling_until timestamptz
);
create unique index incidents_open on incidents (kind) where ended_at is null;
create index incidents_newest on incidents (began_at desc);

-- The one process that looks for incidents. It renews this while it lives, and then another takes over.
create table incident_watch (
  is_only boolean primary key default true check (is_only),
  holder text not null,
  until timestamptz not null
);
