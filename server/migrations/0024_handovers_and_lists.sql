-- Messages that are being handed over to a provider that would not know them again. Written before, by a connection of
-- its own, and deleted with the record of what became of it: a row whose message nobody has locked is left by a process
-- that was killed in between.
create table message_handovers (
  message_id text not null,
  -- How often the message had been handed over before.
  attempts integer not null,
  primary key (message_id, attempts)
);

-- When the customer wanted to approve this proposal, and the contractor's spending cap kept them from it; null once the
-- referral has moved on.
alter table referrals add column kept_out_at timestamptz;

-- Operators look for failures of one channel: which ones is read from the index alone.
drop index messages_unsent;
create index messages_unsent on messages (status, created_at desc, id) include (channel)
  where status in ('queued', 'failed', 'unknown', 'suppressed');
