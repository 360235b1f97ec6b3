-- Whom a request is passed on to if nobody answers, one after the other, as its customer has decided. An entry goes once
-- it has been asked or passed over, and all of them once the request has a contractor or has ended.
create table pass_ons (
  request_id text not null references service_requests (id) on delete cascade,
  contractor_id text not null,
  -- The order of the entries; there may be gaps.
  position smallint not null check (position between 1 and 5),
  primary key (request_id, contractor_id),
  unique (request_id, position)
);
