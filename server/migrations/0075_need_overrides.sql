-- What an operator says about a project's need of a trade, which wins over what was read, in every later run.
create table project_need_overrides (
  project_id text not null references projects (id),
  trade text not null,
  need text not null check (need in ('yes', 'likely', 'no')),
  reason text not null,
  -- The operator.
  decided_by text not null,
  decided_at timestamptz not null,
  primary key (project_id, trade)
);
