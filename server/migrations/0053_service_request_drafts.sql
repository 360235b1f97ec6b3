-- The wizard's answers of browsers without scripts. The key of `sealed` is in the browser's cookie alone.
create table service_request_drafts (
  id text primary key,
  -- Far more than all answers at their longest.
  sealed text not null check (length(sealed) <= 100000),
  expires_at timestamptz not null
);
