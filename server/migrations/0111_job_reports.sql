-- What one side of a job has reported of the other: that nobody came, that nobody was there, or that it wasn't the work
-- agreed. A decision changes what is recorded here, and nothing else.
create table job_reports (
  id text primary key,
  request_id text not null references service_requests (id) on delete cascade,
  referral_id text not null references referrals (id) on delete cascade,
  kind text not null check (kind in ('contractor-absent', 'customer-absent', 'not-agreed')),
  by_party text not null check (by_party in ('contractor', 'customer')),
  -- When the visit began, or the work was completed.
  about_at timestamptz not null,
  message text,
  reported_at timestamptz not null,
  object_until timestamptz not null,
  objection text,
  -- The working days that an operator has begin with the objection.
  decide_by timestamptz,
  status text not null check (status in ('open', 'objected', 'stands', 'overturned', 'void')),
  decided_by text check (decided_by in ('record', 'operator')),
  decided_at timestamptz,
  -- Nobody reports the same twice.
  unique (referral_id, kind, by_party, about_at)
);
create index job_reports_request on job_reports (request_id, reported_at);
create index job_reports_waiting on job_reports (decide_by, id) where status = 'objected';

-- When the customer reported that a completion wasn't the work agreed: their silence then confirms nothing. One before
-- `completed_at` concerned an earlier completion.
alter table service_requests add column disputed_at timestamptz;
