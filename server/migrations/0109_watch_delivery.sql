-- When accounts looked at projects: what was first seen since the stay before is new to them.
create table project_stays (
  user_id text primary key references users (id) on delete cascade,
  -- When the stay before the last one ended; null if there was none.
  new_since timestamptz,
  active_at timestamptz not null
);

-- Where the messages of a watch go; nowhere if it is only read in its feed. Its feed has a secret address.
alter table project_watches
  add column channels text[] not null default '{email}' check (channels <@ array['email', 'push', 'sms']),
  add column feed_key text unique,
  add column feed_read_at timestamptz;

-- Whether it was part of a message; a paused watch marks what waits as told without one.
alter table project_watch_matches add column in_message boolean not null default false;
