-- What people without an account have given is found by their address when they ask to have it erased.
create index service_requests_visitors_email on service_requests (lower(customer_email)) where customer_id is null;
create index service_requests_visitors_phone on service_requests (customer_phone) where customer_id is null;
create index appointments_requested_by_phone
  on appointments (right(regexp_replace(customer_phone, '[^0-9]', '', 'g'), 10))
  where request_id is null and customer_phone is not null;
create index outreaches_sender_email on outreaches (sender_email);
create index outreaches_sender_phone on outreaches (sender_phone) where sender_phone is not null;
create index users_phone on users (phone) where phone <> '';
