-- The secret address at which calendar programs read the dates of an account's pipeline.
create table bid_feeds (
  user_id text primary key references users (id) on delete cascade,
  key text not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);

-- What accounts say about site visits that were read from descriptions.
create table visit_decisions (
  user_id text not null references users (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  day date not null,
  is_visit boolean not null,
  decided_at timestamptz not null,
  primary key (user_id, project_id, day)
);
create index visit_decisions_of_project on visit_decisions (project_id);
