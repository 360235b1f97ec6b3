-- What contractors ask of the times that customers book. Without a row, the usual rules apply.
create table visit_rules (
  contractor_id text primary key references contractors (id) on delete cascade,
  buffer_minutes smallint not null check (buffer_minutes between 0 and 240),
  notice_hours smallint not null check (notice_hours between 0 and 336),
  most_a_day smallint check (most_a_day between 1 and 20),
  counts_travel boolean not null
);
