-- Finds what was done under an address before it was verified, at the sign-in that takes it into the account.
create index service_requests_unclaimed_email on service_requests (lower(customer_email)) where customer_id is null;
create index contractors_unowned_email on contractors (lower(email)) where owner_id is null and email is not null;
