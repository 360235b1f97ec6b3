-- When the rules of retention were last enforced, and how much they removed.
create table retention_runs (
  name text primary key,
  last_run_at timestamptz not null,
  removed bigint not null
);

-- Old rows are found by these, oldest first.
create index sessions_expiry on sessions (expires_at);
create index known_devices_last_used on known_devices (last_used_at);
create index password_resets_expiry on password_resets (expires_at);
create index incoming_texts_received on incoming_texts (received_at);
create index service_requests_ended on service_requests (created_at)
  where status in ('completed', 'cancelled', 'declined', 'expired') and customer_email <> '';

-- Retention may delete entries of the audit log that are older than a year; nobody may change or delete others.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('plumbline.retention', true) = 'on' and old.at < now() - interval '1 year' then
    return old;
  end if;
  raise exception 'The audit log is only ever added to.';
end $$;
