-- Appointments, their reminders, and the calendar feeds of contractors.

-- An appointment of a contractor for a request. Who the customer is stands in the request.
create table appointments (
  id text primary key,
  -- Null for what was asked for without a request: then nobody's hours are held.
  request_id text references service_requests (id),
  referral_id text references referrals (id),
  contractor_id text,
  status text not null check (status in
    ('requested', 'booked', 'cancelled', 'customer-absent', 'contractor-absent', 'done')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The job's.
  time_zone text not null,
  service_type text not null,
  location text not null,
  notes text,
  -- As in RFC 5545: grows with every change that invitations tell of.
  sequence integer not null default 0,
  -- The customer wants reminders at night, too.
  early_reminders boolean not null default false,
  -- Only of what was asked for without a request.
  customer_name text,
  customer_email text,
  customer_phone text,
  created_at timestamptz not null,
  check (ends_at > starts_at),
  check (status = 'requested' or (request_id is not null and referral_id is not null and contractor_id is not null)),
  -- Two customers can't hold the same hour of one contractor, whatever races.
  constraint appointments_one_at_a_time exclude using gist
    (contractor_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'booked')
);
create unique index appointments_live on appointments (request_id) where status = 'booked';
create index appointments_of_request on appointments (request_id, created_at desc);
create index appointments_of_contractor on appointments (contractor_id, starts_at, id)
  where status in ('booked', 'done');
create index appointments_requested_by on appointments (lower(customer_email)) where customer_email is not null;

-- What was to be said when, and what became of it. Rows of an earlier time of the appointment stay.
create table appointment_reminders (
  id text primary key,
  appointment_id text not null references appointments (id),
  -- The time of the appointment that it was made for.
  sequence integer not null,
  party text not null check (party in ('contractor', 'customer')),
  minutes_before integer not null check (minutes_before > 0),
  due_at timestamptz not null,
  -- 'handed': its messages exist, and their fates say what became of it.
  status text not null check (status in ('planned', 'handed', 'skipped')),
  reason text,
  unique (appointment_id, sequence, party, minutes_before),
  check ((status = 'skipped') = (reason is not null))
);

-- The secret address at which a contractor's own calendar reads the appointments. A new one ends the old one.
create table calendar_feeds (
  contractor_id text primary key,
  key text not null unique,
  created_at timestamptz not null
);

-- Invitations that go with mails.
alter table messages add column calendar jsonb;
alter table mailbox_messages add column calendar jsonb;
