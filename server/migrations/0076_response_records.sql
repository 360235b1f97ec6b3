-- How a contractor usually answers: computed from the requests of the last 90 days. Both are null without a record.
alter table contractors
  add column response_minutes integer check (response_minutes >= 0),
  add column response_requests integer check (response_requests > 0);
