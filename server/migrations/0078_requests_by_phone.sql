-- Outside a transaction: others keep writing while an index is built.
-- A customer's text names no request, so their phone has to.
drop index concurrently if exists service_requests_customer_phone;
create index concurrently service_requests_customer_phone on service_requests (customer_phone);
