-- Providers that get no messages for now, because several in a row have failed. Shared by all processes. A provider that
-- works has no row.
create table provider_rests (
  provider text primary key,
  channel text not null check (channel in ('email', 'sms', 'phone', 'push')),
  -- The kinds are listed in rules/breaker.ts.
  trouble text not null check (trouble ~ '^[a-z]+(-[a-z]+)*$'),
  -- The first failure.
  since timestamptz not null,
  -- Then one message may try. Whoever takes this turn moves the time on, so that nobody else does.
  until timestamptz not null,
  failed_probes integer not null default 0,
  -- Messages that it refused for good meanwhile. They are sent again if it turns out to have refused everyone.
  refused text[] not null default '{}'
);
