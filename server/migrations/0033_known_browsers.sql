-- The browser that registered: only there does the mailed link open the account with the typed password. The hash of a
-- secret that the browser holds; null in registrations of a release that did not bind them.
alter table registrations add column browser_hash text;

-- Browsers that have signed in to an account before, each by the hash of a secret that it holds for this account alone.
-- They have a separate allowance of wrong passwords, which strangers can't use up.
create table known_devices (
  id text primary key,
  user_id text not null references users on delete cascade,
  token_hash text not null unique,
  -- The browser's description of itself: 'Firefox on Windows'.
  device text not null,
  first_seen_at timestamptz not null,
  last_used_at timestamptz not null
);
create index known_devices_user on known_devices (user_id, last_used_at desc);

-- The device a session began on, so that both can be signed out together.
alter table sessions add column device_id text;
