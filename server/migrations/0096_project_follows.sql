-- Projects that accounts follow. A stopped one stays, so that its link still says so.
create table project_follows (
  user_id text not null references users (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  stop_key text not null unique,
  -- The reminders of the deadline that are wanted.
  reminders text[] not null check (reminders <@ array['week', 'days', 'hours']),
  time_zone text not null,
  -- The newest change in the project's history when following began.
  known_history_id bigint not null,
  followed_at timestamptz not null,
  stopped_at timestamptz,
  primary key (user_id, project_id)
);
create index project_follows_of_project on project_follows (project_id);

-- Changes that followers are to be told, once each.
create table project_follow_news (
  user_id text not null,
  project_id text not null,
  history_id bigint not null,
  at timestamptz not null,
  told_at timestamptz,
  primary key (user_id, project_id, history_id),
  foreign key (user_id, project_id) references project_follows (user_id, project_id) on delete cascade
);

-- Reminders that were sent, once for each day that a deadline has had.
create table project_follow_reminders (
  user_id text not null,
  project_id text not null,
  lead text not null,
  day date not null,
  sent_at timestamptz not null,
  primary key (user_id, project_id, lead, day),
  foreign key (user_id, project_id) references project_follows (user_id, project_id) on delete cascade
);
