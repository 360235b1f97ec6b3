-- Reads all events once, while others read and write them. So the next step doesn't have to.
alter table service_request_events validate constraint service_request_events_before;
