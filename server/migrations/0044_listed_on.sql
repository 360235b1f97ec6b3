-- The day or month that a listing names, which no zone moves. Null without a date, and of what the previous release
-- stores: its day is read from `listed_at`.
alter table projects add column listed_on text check (listed_on ~ '^\d{4}-\d{2}(-\d{2})?$');

-- Without a date `listed_at` is when the project was first seen: such a project comes after all others.
alter table projects add column is_dated boolean not null default true;
update projects set is_dated = false
where not exists (
  select from project_listings where project_id = projects.id and listing ->> 'listedAt' is not null
);

drop index projects_newest;
create index projects_newest on projects (is_dated desc, listed_at desc, id desc)
  include (status, project_type, county, budget_ranges, plumbing_required, deadline_at);
drop index projects_unplaced;
create index projects_unplaced on projects (is_dated desc, listed_at desc, id desc)
  include (status, project_type, county, budget_ranges, plumbing_required) where map_x is null;
