-- Searches for projects that accounts watch, and what they found.
create table project_watches (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  filter jsonb not null,
  -- Where and in which states projects may match at all; 'projects/rules/anchors.ts' says what they mean.
  anchors text[] not null,
  delivery text not null check (delivery in ('instant', 'daily', 'weekly')),
  -- Of the day, in the time zone.
  hour smallint not null check (hour between 0 and 23),
  time_zone text not null,
  -- The secret of the link that stops it.
  stop_key text not null unique,
  paused_at timestamptz,
  last_told_at timestamptz,
  created_at timestamptz not null
);
create index project_watches_of_user on project_watches (user_id, created_at);
create index project_watches_anchors on project_watches using gin (anchors) where paused_at is null;

create table project_watch_matches (
  watch_id text not null references project_watches (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  -- 'new', or the id of a change in project_history.
  what text not null,
  at timestamptz not null,
  -- Null until it is part of a message.
  told_at timestamptz,
  primary key (watch_id, project_id, what)
);
create index project_watch_matches_waiting on project_watch_matches (watch_id, at) where told_at is null;
create index project_watch_matches_told on project_watch_matches (watch_id, told_at) where told_at is not null;
