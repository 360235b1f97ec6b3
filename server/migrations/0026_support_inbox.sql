-- Operators read what was written to support, newest first; who leaves takes what was to be answered to them along.
create index support_messages_newest on support_messages (sent_at desc, id);
create index support_conversations_email on support_conversations (email) where email is not null;
-- Kept replies are also those of somebody, named after the call: they go with the account.
create index idempotency_keys_holder on idempotency_keys (split_part(endpoint, ' ', 2))
  where split_part(endpoint, ' ', 2) <> '';
