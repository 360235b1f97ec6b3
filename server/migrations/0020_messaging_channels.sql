-- What becomes of messages after they were handed over and by which channel they are tried next; who wants none by which
-- channel; texts that come in; browsers that get notifications; what visitors write to support.
alter table messages
  drop constraint messages_status_check,
  add constraint messages_status_check
    check (status in ('queued', 'sent', 'delivered', 'failed', 'unknown', 'suppressed')),
  -- The kinds are listed in content/outgoing-message.ts; a new one needs no migration.
  drop constraint messages_about_kind_check,
  add constraint messages_about_kind_check check (about_kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Of a push notification: where a click leads.
  add column link text,
  add column reply_to text,
  -- Goes out at night too, and however many others went to the same recipient.
  add column urgent boolean not null default true,
  -- IANA name: the clocks of the recipient, which say when it is night.
  add column time_zone text,
  -- Of no use after this time.
  add column not_after timestamptz,
  -- What goes out in its stead when it never will: [{channel, to, subject, text, html, link}, …], the first one first.
  add column instead jsonb,
  -- Handed over again when it isn't known whether the provider took it.
  add column repeat_unknown boolean not null default false,
  -- What somebody who opts out is told once.
  add column despite_opt_out boolean not null default false,
  add column delivered_at timestamptz,
  -- Somebody wants to know what becomes of it.
  add column tells_fate boolean not null default true;
alter table messages alter column urgent drop default, alter column tells_fate drop default;

-- How many that can wait went to somebody lately.
create index messages_lately on messages (recipient, channel, sent_at)
  where sent_at is not null and not urgent and channel <> 'email';
-- What waits for somebody who wants no more.
create index messages_waiting on messages ((case when channel = 'email' then lower(recipient) else recipient end))
  where status = 'queued';
-- What operators look for is what did not go out; of the rest they see the newest. Every index less makes sending cheaper.
drop index messages_by_status;
create index messages_unsent on messages (status, created_at desc, id)
  where status in ('queued', 'failed', 'unknown', 'suppressed');

alter table contact_opt_outs
  drop constraint contact_opt_outs_pkey,
  add column channel text check (channel in ('email', 'sms', 'phone'));
insert into contact_opt_outs (address, source, at, channel)
  select address, source, at, 'phone' from contact_opt_outs where address like '+%';
update contact_opt_outs set channel = case when address like '+%' then 'sms' else 'email' end where channel is null;
-- One row for each way in which it was said: ending one leaves the other.
alter table contact_opt_outs add primary key (address, channel, source);

-- Mailboxes that mail servers say are not there.
create table undeliverable_addresses (
  -- In lower case.
  address text primary key,
  reason text not null,
  at timestamptz not null
);

-- Text messages that came in, once each.
create table incoming_texts (
  -- The provider's name of it.
  id text primary key,
  -- E.164.
  sender text not null,
  body text not null,
  received_at timestamptz not null
);
create index incoming_texts_sender on incoming_texts (sender, received_at desc);

-- Browsers that get notifications, of an account or of a visitor without one.
create table push_subscriptions (
  id text primary key,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  user_id text references users on delete cascade,
  visitor_id text,
  -- What the browser says it is: 'Firefox on Windows'.
  device text not null,
  created_at timestamptz not null,
  check ((user_id is null) <> (visitor_id is null))
);
create index push_subscriptions_user on push_subscriptions (user_id) where user_id is not null;
create index push_subscriptions_visitor on push_subscriptions (visitor_id) where visitor_id is not null;

create table support_conversations (
  id text primary key,
  user_id text unique references users on delete cascade,
  visitor_id text unique,
  -- Where support can answer.
  email text,
  created_at timestamptz not null,
  check ((user_id is null) <> (visitor_id is null))
);
create table support_messages (
  id text primary key,
  conversation_id text not null references support_conversations on delete cascade,
  content text not null,
  sent_at timestamptz not null
);
create index support_messages_conversation on support_messages (conversation_id, sent_at, id);

-- Who texts us.
create index contractors_phone on contractors (phone) where sms_consent_at is not null;

-- Takes the locks that a send holds: on the messages, and on their recipients, shared with other sends to them (class
-- 75864); whoever opts out takes that one alone. In the same order as everybody, so that none waits for another in a ring.
-- Volatile, so that what is read after it is read with the locks held.
create function lock_messages(wanted text[]) returns setof messages language plpgsql volatile as $$
declare
  locked messages[];
begin
  locked := array(select queued from messages as queued
    where id = any(wanted) and status = 'queued' order by id for update);
  perform pg_advisory_xact_lock_shared(75864, key) from (
    select distinct hashtext(case when channel = 'email' then lower(recipient) else recipient end) as key
    from unnest(locked) order by 1) as keys;
  return query select * from unnest(locked);
end $$;

-- Whether somebody wants no messages by a channel, and whether mail to them has come back lately.
create function standing_of(by_channel text, recipient text, now timestamptz)
  returns table (is_opted_out boolean, is_undeliverable boolean) language plpgsql volatile as $$
declare
  plain text := case when by_channel = 'email' then lower(recipient) else recipient end;
begin
  return query select
    exists (select from contact_opt_outs where address = plain and channel = by_channel),
    by_channel = 'email' and exists (
      select from undeliverable_addresses where address = plain and at > now - interval '30 days');
end $$;
