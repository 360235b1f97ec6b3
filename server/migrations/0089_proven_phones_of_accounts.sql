-- The phone that a code has proved for an account's holder. It counts while a request names this number.
alter table users add column proven_phone text;
