-- Whether the owner has chosen the language in the settings. It is a guess otherwise, from the page that they registered
-- on, and a later answer on another page may correct it for messages.
alter table users add column language_chosen boolean not null default false;

-- Whose language a message to a project's contact is in: the contractor's with that phone or email, in anybody's account
-- or nobody's. Without these, each message scanned the table.
create index contractors_email on contractors (lower(email)) where email is not null;
create index contractors_any_phone on contractors (phone) where phone is not null;
