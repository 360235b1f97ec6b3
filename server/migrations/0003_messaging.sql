-- The outgoing messages with their fates, the local mailbox, and who is running the jobs that send them.
create table messages (
  id text primary key,
  -- Storing the same message twice has one effect.
  dedupe_key text not null unique,
  channel text not null check (channel in ('email', 'sms', 'phone', 'push')),
  -- An e-mail address or a phone number in E.164.
  recipient text not null,
  subject text,
  text text not null,
  html text,
  purpose text not null,
  about_kind text not null check (about_kind in ('referral', 'service-request')),
  about_id text not null,
  -- Legally transactional mail, which an opt-out doesn't stop.
  transactional boolean not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'unknown', 'suppressed')),
  status_reason text,
  -- How often it was handed to a provider.
  attempts integer not null default 0,
  -- Not to be tried again before this time, where the provider asked for it.
  not_before timestamptz,
  provider_ref text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index messages_about on messages (about_id, about_kind);

-- What the local mailbox has received. `id` is the message's: a repeated delivery is one message.
create table mailbox_messages (
  id text primary key,
  seq bigint generated always as identity unique,
  channel text not null,
  recipient text not null,
  subject text,
  text text not null,
  html text,
  created_at timestamptz not null
);
create index mailbox_messages_recipient on mailbox_messages (recipient, seq desc);

-- The running job workers. Each holds the advisory lock (class 75863, lock_key) for as long as its process lives, so
-- that the jobs of a killed one can be given to others at once.
create table worker_processes (
  worker_id text primary key,
  lock_key integer not null,
  started_at timestamptz not null default now()
);
