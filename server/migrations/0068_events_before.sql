-- First of three steps to events by month. Until the month after next, all events stay in the table that there is. The
-- check is true of them, but isn't looked at yet, so this waits for nobody.
do $$
begin
  execute format('alter table service_request_events add constraint service_request_events_before check (at < %L) not valid',
    (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC');
end $$;
