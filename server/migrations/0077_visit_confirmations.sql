-- The time of an appointment, by its sequence, that a party has confirmed. Moving the appointment voids it, in the previous
-- release, too.
alter table appointments add column customer_confirmed integer, add column contractor_confirmed integer;
