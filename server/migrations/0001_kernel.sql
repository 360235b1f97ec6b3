-- What every domain stands on: extensions, replies kept for repeated calls, shared rate limits.
create extension if not exists cube;
create extension if not exists btree_gist;

-- The reply to a call that carried an Idempotency-Key, so that a repetition gets it again.
create table idempotency_keys (
  endpoint text not null,
  key text not null,
  -- Of the request's body: the same key with another body is refused.
  fingerprint text not null,
  -- json, not jsonb: the repetition gets the same bytes.
  reply json,
  created_at timestamptz not null default now(),
  primary key (endpoint, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Counts of calls by client and window, shared by all processes. Losing them in a crash costs nothing.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
