-- A customer's next appointments, however many requests they have: whose the request is stands with the appointment too,
-- kept by the database, since a request finds its customer after it was booked, and loses them with their account.
alter table appointments add column customer_id text;
update appointments set customer_id = service_requests.customer_id
  from service_requests where service_requests.id = request_id and service_requests.customer_id is not null;
create index appointments_of_customer on appointments (customer_id, starts_at, id)
  where customer_id is not null and status in ('booked', 'done');

create function set_appointment_customer() returns trigger language plpgsql as $$
begin
  new.customer_id := (select customer_id from service_requests where id = new.request_id);
  return new;
end $$;
create trigger appointments_customer before insert on appointments
  for each row execute function set_appointment_customer();

create function move_appointments_to_customer() returns trigger language plpgsql as $$
begin
  update appointments set customer_id = new.customer_id where request_id = new.id;
  return null;
end $$;
create trigger service_requests_customer_moved after update of customer_id on service_requests
  for each row when (old.customer_id is distinct from new.customer_id)
  execute function move_appointments_to_customer();
