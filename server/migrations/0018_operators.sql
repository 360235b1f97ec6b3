-- What operators look through, at a million of each.

-- Fates are counted, and channels looked for, in the index alone.
drop index messages_newest;
create index messages_newest on messages (created_at desc, id) include (channel, status);
drop index messages_by_status;
create index messages_by_status on messages (status, created_at desc, id) include (channel);
-- What somebody was sent, however the address was written.
create index messages_by_recipient on messages (
  (case when channel = 'email' then lower(recipient) else recipient end), created_at desc, id);

-- Listings by the beginning of their name; in the order of bytes, so that a beginning is one stretch of it.
create index contractors_by_name on contractors ((lower(company_name) collate "C"), id);
-- The newest reviews of everybody.
create index reviews_of_all on reviews (created_at desc, id);
