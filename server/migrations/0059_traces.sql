-- The trace of the request or job that wrote a message (W3C Trace Context), so that one id leads from a request to what
-- its provider did, even days later.
alter table messages add column traceparent text;
