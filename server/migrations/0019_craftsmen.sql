-- What waits for a craftsman's answer, whom to tell of new opportunities, and another phone or e-mail for a listing.

-- Soonest due first.
create index referrals_waiting on referrals (contractor_id, answer_by, id)
  where status in ('offered', 'countered') and frozen_at is null and answer_by is not null;

-- How many requests were ever offered to a contractor until a time; later ones are counted when somebody asks.
create table offer_counts (
  contractor_id text primary key references contractors on delete cascade,
  counted integer not null,
  until timestamptz not null
);

-- Open requests that a craftsman is to be told of with the next digest.
create table opportunity_tips (
  contractor_id text not null references contractors on delete cascade,
  request_id text not null references service_requests on delete cascade,
  primary key (contractor_id, request_id)
);
create index opportunity_tips_request on opportunity_tips (request_id);

-- When a craftsman was last told: at most once in an hour.
create table opportunity_digests (
  contractor_id text primary key references contractors on delete cascade,
  sent_at timestamptz not null
);

-- A new phone or e-mail of a listing is not believed before the code that was sent there comes back.
create table contact_changes (
  id text primary key,
  contractor_id text not null references contractors on delete cascade,
  channel text not null check (channel in ('email', 'phone')),
  -- The new one: an e-mail address, or a phone number in E.164.
  address text not null,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index contact_changes_contractor on contact_changes (contractor_id, created_at desc);

-- Demonstration data.
alter table service_requests add column is_synthetic boolean not null default false;
