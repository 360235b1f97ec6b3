-- Projects that accounts pursue, from saving them to winning or losing the job.
create table project_pursuits (
  user_id text not null references users (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  stage text not null check (stage in ('saved', 'looking', 'bid', 'won', 'lost', 'not-for-us')),
  amount_cents bigint check (amount_cents >= 0),
  next_step text,
  next_step_on date,
  notes text,
  -- The day of the next step that a message has announced.
  announced_on date,
  saved_at timestamptz not null,
  moved_at timestamptz not null,
  revision integer not null,
  primary key (user_id, project_id)
);
create index project_pursuits_of_project on project_pursuits (project_id);

-- Each stage that a pursuit has reached, for the figures of a month.
create table project_pursuit_moves (
  user_id text not null,
  project_id text not null,
  stage text not null,
  at timestamptz not null,
  primary key (user_id, project_id, stage, at),
  foreign key (user_id, project_id) references project_pursuits (user_id, project_id) on delete cascade
);
create index project_pursuit_moves_by_time on project_pursuit_moves (user_id, at);
