-- One conversation per referral. Its row is locked by whoever writes, and numbers the messages.
create table threads (
  referral_id text primary key references referrals (id) on delete cascade,
  request_id text not null references service_requests (id) on delete cascade,
  contractor_id text not null,
  -- How many there are, which is also the number of the newest.
  messages integer not null default 0,
  -- Before the connection.
  asked smallint not null default 0 check (asked between 0 and 3),
  answered smallint not null default 0 check (answered between 0 and asked),
  -- The newest message that a side has written, has read, and was told of.
  customer_wrote integer not null default 0,
  contractor_wrote integer not null default 0,
  customer_read integer not null default 0,
  contractor_read integer not null default 0,
  customer_told integer not null default 0,
  contractor_told integer not null default 0,
  customer_told_at timestamptz,
  contractor_told_at timestamptz,
  -- Since when something waits that a side has neither read nor been told of.
  customer_waits_since timestamptz,
  contractor_waits_since timestamptz,
  blocked_by text check (blocked_by in ('customer', 'contractor', 'operator')),
  blocked_at timestamptz
);
create index threads_of_request on threads (request_id);
create index threads_of_contractor on threads (contractor_id);

create table thread_messages (
  referral_id text not null references threads (referral_id) on delete cascade,
  seq integer not null,
  by_party text not null check (by_party in ('customer', 'contractor')),
  -- Null once erased.
  body text,
  via text not null check (via in ('web', 'sms')),
  at timestamptz not null,
  primary key (referral_id, seq)
);
