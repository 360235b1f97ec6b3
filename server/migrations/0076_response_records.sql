-- How a contractor usually answers: computed from the requests of the last 90 days, null below five.
alter table contractors
  add column response_minutes integer check (response_minutes >= 0),
  add column response_requests integer check (response_requests > 0),
  add constraint contractors_response check ((response_minutes is null) = (response_requests is null));
