-- Threads that one of their sides has reported. Operators may read a thread while its report is open.
create table thread_reports (
  id text primary key,
  referral_id text not null references threads (referral_id) on delete cascade,
  by_party text not null check (by_party in ('customer', 'contractor')),
  note text,
  reported_at timestamptz not null,
  closed_at timestamptz,
  unique (referral_id, by_party)
);
create index thread_reports_open on thread_reports (reported_at, id) where closed_at is null;
