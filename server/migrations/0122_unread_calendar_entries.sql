-- Entries of a contractor's calendar elsewhere that could not be read, so that its owner can repair them.
alter table external_calendars add column unread integer not null default 0;
