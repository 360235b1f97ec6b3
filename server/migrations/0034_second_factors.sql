-- Second factors: passkeys, authenticator apps and recovery codes, and steps in progress with them.
create table passkeys (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- The authenticator's own id of the key, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- Signatures so far, if the authenticator counts them. A counter that doesn't advance is a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, added_at);

create table authenticator_apps (
  user_id text primary key references users on delete cascade,
  -- Encrypted under a key derived from SECRET.
  sealed_secret text not null,
  started_at timestamptz not null,
  -- Null until a first code has shown that the app has the secret.
  added_at timestamptz,
  last_used_at timestamptz,
  -- The time step of the last accepted code: none is accepted twice.
  last_step bigint
);

-- A code is deleted when it is used.
create table recovery_codes (
  user_id text not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- Challenges for a passkey to sign: once, soon, and only where they were asked for.
create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('enroll', 'sign-in', 'second-factor', 'step-up')),
  -- A session's id, or the hash of the secret in the browser's sign-in cookie.
  bound_to text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- The password was right, or Google vouched; the second factor is still to come.
create table pending_sign_ins (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  -- The requests whose links the browser holds; they are claimed with the session.
  service_request_ids text[] not null,
  expires_at timestamptz not null
);
create index pending_sign_ins_expiry on pending_sign_ins (expires_at);
create index pending_sign_ins_user on pending_sign_ins (user_id);

-- When the person behind a session last proved a second factor; null for never.
alter table sessions add column factor_at timestamptz;
