-- Events are only added, the most of all tables, and read for a request at a time. By month, the index that grows is always
-- small, and vacuum leaves old months alone (docs/decisions/0085). The name, the columns and what the previous release does
-- with them stay. The table so far becomes the first partition as it is, with its index and foreign keys.
create schema partitions;

do $$
declare
  upper_bound timestamptz := (select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz
    from pg_constraint where conname = 'service_request_events_before');
begin
  alter table service_request_events set schema partitions;
  alter table partitions.service_request_events rename to service_request_events_before;
  alter table partitions.service_request_events_before alter column id drop identity;

  create sequence service_request_events_number;
  perform setval('service_request_events_number',
    (select coalesce(max(id), 0) + 1 from partitions.service_request_events_before), false);
  -- No primary key: it would need the time in it, and nothing refers to an event.
  create table service_request_events (
    id bigint not null default nextval('service_request_events_number'),
    request_id text not null references service_requests (id),
    referral_id text references referrals (id),
    contractor_id text,
    type text not null,
    party text not null,
    request_status text not null,
    at timestamptz not null,
    details jsonb
  ) partition by range (at);
  alter sequence service_request_events_number owned by service_request_events.id;
  create index service_request_events_request on service_request_events (request_id, id);
  execute format('alter table service_request_events attach partition partitions.service_request_events_before
    for values from (minvalue) to (%L)', upper_bound);
  -- Takes what has no month, should nobody make months for a long time.
  create table partitions.service_request_events_rest partition of service_request_events default;
end $$;

-- Makes the partitions of a table for this month and the following ones, as far as they are missing. Returns how many.
create function make_month_partitions(parent text, ahead integer) returns integer language plpgsql as $$
declare
  this_month timestamptz := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC';
  first_day timestamptz;
  name text;
  made integer := 0;
begin
  -- Whoever reads or writes the table waits meanwhile, so this doesn't wait for long itself.
  perform set_config('lock_timeout', '1s', true);
  for month in 0..ahead loop
    first_day := (this_month at time zone 'UTC' + make_interval(months => month)) at time zone 'UTC';
    name := parent || to_char(first_day at time zone 'UTC', '_YYYY_MM');
    continue when to_regclass('partitions.' || quote_ident(name)) is not null;
    begin
      execute format('create table partitions.%I partition of %I for values from (%L) to (%L)', name, parent, first_day,
        (first_day at time zone 'UTC' + interval '1 month') at time zone 'UTC');
      made := made + 1;
    exception when invalid_object_definition then
      -- The month lies in the partition of the time before.
    end;
  end loop;
  return made;
end $$;

select make_month_partitions('service_request_events', 6);
