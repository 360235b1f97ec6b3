-- The customer's phone or email is confirmed before a contractor is asked (decision 105).
alter table service_requests
  -- The contact whose confirmation it waits for. Stays on a request that ended without one.
  add column awaits_proof text check (awaits_proof in ('phone', 'email')),
  -- The contact that was confirmed.
  add column proven_contact text check (proven_contact in ('phone', 'email'));

-- Whom a request asks once its contact is confirmed.
create table request_proofs (
  request_id text primary key references service_requests (id) on delete cascade,
  contractor_ids text[] not null,
  open_to_proposals boolean not null,
  -- How often the phone or email was corrected.
  corrections smallint not null default 0
);

create table proof_codes (
  id text primary key,
  -- The order of a request's codes: only its newest works.
  ordinal bigint generated always as identity,
  request_id text not null references service_requests (id) on delete cascade,
  -- A hash of the browser's secret; null for callers without one.
  device text,
  address text not null,
  by_call boolean not null,
  code_hash text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index proof_codes_request on proof_codes (request_id, created_at);
create index proof_codes_address on proof_codes (address, created_at);
create index proof_codes_device on proof_codes (device, created_at);

-- The contacts confirmed in a browser. A mark can be told only by the browser that holds its secret.
create table device_proofs (
  mark text primary key,
  request_id text not null references service_requests (id) on delete cascade,
  proven_at timestamptz not null
);
create index device_proofs_request on device_proofs (request_id);

-- The names under which a browser has sent requests, as marks of the same kind.
create table device_names (
  request_id text primary key references service_requests (id) on delete cascade,
  device text not null,
  name_mark text not null,
  sent_at timestamptz not null
);
create index device_names_device on device_names (device, sent_at);
