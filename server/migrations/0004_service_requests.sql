-- A customer's request, its referrals (the request offered to one contractor), what was proposed, and what happened.
create table service_requests (
  -- The customer's secret: whoever holds it sees everything.
  id text primary key,
  -- What the short readable request number is made from.
  ordinal bigint generated always as identity unique,
  status text not null check (status in ('submitted', 'contractors-notified', 'responses-received',
    'contractor-selected', 'scheduled', 'in-progress', 'completed', 'cancelled', 'declined', 'expired')),
  work_type text not null,
  project_type text not null,
  urgency text not null,
  preferred_date date not null,
  preferred_time_slot text not null,
  description text not null,
  customer_name text not null,
  customer_phone text not null,
  customer_email text not null,
  preferred_contact_method text not null,
  sms_consent_at timestamptz,
  street text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  created_at timestamptz not null,
  -- Since when no referral has been live; null while one is.
  idle_since timestamptz,
  completed_at timestamptz
);
create index service_requests_idle on service_requests (idle_since) where idle_since is not null;

create table referrals (
  -- The contractor's secret, sent as serviceRequestId.
  id text primary key,
  -- In the order in which the customer picked.
  ordinal bigint generated always as identity,
  request_id text not null references service_requests (id),
  contractor_id text not null,
  status text not null check (status in ('offered', 'proposed', 'countered', 'accepted-unpaid', 'settled',
    'unreachable', 'denied', 'declined', 'withdrawn', 'expired', 'lapsed', 'lost', 'released')),
  -- Moves with every change of status; names the turn that a deadline or a nudge was meant for.
  turn integer not null default 0,
  -- Since when another contractor's unpaid acceptance holds this one.
  frozen_at timestamptz,
  -- Until when whoever's turn it is can act.
  answer_by timestamptz,
  -- Made with the first proposal.
  proposal_id text unique,
  proposals integer not null default 0,
  estimated_cost text,
  service_details text,
  contractor_answer text,
  customer_answer text,
  -- 'contractor' or 'customer': whose silence let it expire.
  silent_party text,
  fee_cents integer not null default 0 check (fee_cents >= 0),
  offered_at timestamptz not null,
  answered_at timestamptz,
  settled_at timestamptz,
  -- A contractor is asked once about a request.
  unique (request_id, contractor_id)
);
create index referrals_contractor on referrals (contractor_id, offered_at desc);
-- One contractor gets the job, whatever races.
create unique index referrals_one_winner on referrals (request_id) where status in ('settled', 'accepted-unpaid');

create table proposed_times (
  id bigint generated always as identity primary key,
  referral_id text not null references referrals (id),
  by_party text not null check (by_party in ('contractor', 'customer')),
  -- In the job's time zone.
  day date not null,
  clock_time text not null,
  message text,
  proposed_at timestamptz not null
);
create index proposed_times_referral on proposed_times (referral_id, id);

-- Every change, in order; the tracking timeline is made of these. Holds no personal data.
create table service_request_events (
  id bigint generated always as identity primary key,
  request_id text not null references service_requests (id),
  referral_id text references referrals (id),
  contractor_id text,
  type text not null,
  party text not null,
  request_status text not null,
  at timestamptz not null,
  details jsonb
);
create index service_request_events_request on service_request_events (request_id, id);

-- What an accepted connection cost. One row a referral, so that no referral is charged twice.
create table referral_fees (
  referral_id text primary key,
  -- The licence or phone that free referrals are counted by.
  billing_identity text not null,
  amount_cents integer not null check (amount_cents >= 0),
  status text not null check (status in ('free', 'due', 'paid', 'lapsed', 'returned')),
  assessed_at timestamptz not null
);
create index referral_fees_identity on referral_fees (billing_identity) where status in ('free', 'due', 'paid');
