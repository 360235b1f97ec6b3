-- Construction projects and the bids on them; the header's figures are counted here.
create table projects (
  id text primary key,
  title text not null,
  location text,
  county text,
  description text,
  status text not null check (status in ('bidding-open', 'in-review', 'in-progress', 'planning', 'completed')),
  project_type text,
  plumbing_required boolean not null default false,
  budget_min_cents bigint,
  budget_max_cents bigint,
  deadline text,
  permit_status text,
  contact_info text,
  source_url text,
  latitude double precision,
  longitude double precision,
  scraped_at timestamptz not null
);
create index projects_not_completed on projects (id) where status <> 'completed';

create table bids (
  id text primary key,
  project_id text not null references projects (id),
  status text not null check (status in ('pending', 'accepted', 'rejected', 'withdrawn')),
  amount_cents bigint not null default 0,
  notes text,
  created_at timestamptz not null
);
create index bids_pending on bids (project_id) where status = 'pending';
