-- A message is claimed in one transaction, sent without any, and its fate is recorded in another. The claim is the row in
-- message_handovers. The previous release knows neither column: its rows have no end, and their messages are locked for
-- as long as its process lives.
alter table message_handovers
  -- Names the claim of one sender, which alone may record what became of it.
  add column claim text,
  -- After this time the sender counts as gone.
  add column until timestamptz;

-- Recipients who are opting out: nothing new is sent to them before that is recorded.
create table recipient_pauses (
  -- hashtext of the address, like the locks on recipients.
  recipient_key integer primary key,
  until timestamptz not null
);

-- Says who has claimed a message, and whether its recipient is opting out. Volatile, so that it reads what was committed
-- while the locks were awaited.
create function claim_of(wanted text, attempt integer, by_channel text, recipient text)
  returns table (is_under_way boolean, is_left_open boolean, claimed_until timestamptz, is_paused boolean)
  language plpgsql volatile as $$
declare
  plain text := case when by_channel = 'email' then lower(recipient) else recipient end;
begin
  return query select
    coalesce(handover.until > clock_timestamp(), false),
    handover.message_id is not null and coalesce(handover.until <= clock_timestamp(), true),
    handover.until,
    exists (select from recipient_pauses as pause
      where recipient_key = hashtext(plain) and pause.until > clock_timestamp())
  from (select) as one
    left join message_handovers as handover on handover.message_id = wanted and handover.attempts = attempt;
end $$;

-- Locks messages and ends a claim on them. Says of each in which state it is, and whether the claim still held it.
create function release_messages(wanted text[], by_claim text)
  returns table (message_id text, status text, is_held boolean) language plpgsql volatile as $$
begin
  perform from messages where id = any(wanted) order by id for update;
  return query
    with held as (
      delete from message_handovers as handover where handover.message_id = any(wanted) and claim = by_claim
      returning handover.message_id)
    select messages.id, messages.status, exists (select from held where held.message_id = messages.id)
    from messages where id = any(wanted);
end $$;
