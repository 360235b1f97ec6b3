-- Accounts: who somebody is, where they are signed in, the links they were mailed, and what operators have done.
-- Secrets (passwords, session tokens, mailed links) are kept as hashes only.
create table users (
  id text primary key,
  -- In lower case. Only addresses whose owner has opened a mailed link, or whom an identity provider vouches for.
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('customer', 'craftsman', 'operator')),
  -- What an operator was before, and is again afterwards.
  former_role text check (former_role in ('customer', 'craftsman')),
  -- Argon2id, with its parameters; null for whoever signs in by an identity provider alone.
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text not null,
  preferred_contact_method text not null check (preferred_contact_method in ('sms', 'email', 'both')),
  address text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  profile_image_url text not null,
  created_at timestamptz not null,
  suspended_at timestamptz,
  check ((role = 'operator') = (former_role is not null))
);
create index users_operators on users (email) where role = 'operator';

-- Registrations whose mailed link has not been opened: until then there is no account. Each has a password of its own,
-- so that nobody can prepare an account for somebody else's address.
create table registrations (
  token_hash text primary key,
  email text not null,
  role text not null,
  password_hash text not null,
  profile jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index registrations_email on registrations (email, created_at desc);
create index registrations_expiry on registrations (expires_at);

create table password_resets (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id, created_at desc);

-- Who an identity provider says that a user is.
create table user_identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index user_identities_user on user_identities (user_id);

create table sessions (
  id text primary key,
  -- Of the secret in the cookie, or of the bearer token.
  token_hash text not null unique,
  user_id text not null references users on delete cascade,
  -- What the browser says it is: 'Firefox on Windows'.
  device text not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Moves on while it is used, to a limit.
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, last_seen_at desc);

-- Attempts to sign in, by account and by network address, shared by all processes. Losing them in a crash costs little.
create unlogged table sign_in_attempts (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
create index sign_in_attempts_last on sign_in_attempts (last_at);

-- What operators have done. Rows are added and never changed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- A user's id, or the name of the command that was run on the server.
  operator text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to.';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Whose a request is, once it was submitted or claimed by somebody with an account.
alter table service_requests add column customer_id text references users on delete set null;
create index service_requests_customer on service_requests (customer_id, created_at desc, id)
  where customer_id is not null;
-- Who has lost their links gets them mailed.
create index service_requests_open_email on service_requests (lower(customer_email), created_at desc)
  where status not in ('completed', 'cancelled', 'declined', 'expired');

-- The mails of accounts, and those with the links of requests.
alter table messages
  drop constraint messages_about_kind_check,
  add constraint messages_about_kind_check
    check (about_kind in ('referral', 'service-request', 'contractor', 'account'));
