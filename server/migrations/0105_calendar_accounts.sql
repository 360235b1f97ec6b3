-- Contractors' logins to CalDAV servers. The calendars found there are rows of external_calendars, and count if chosen.
create table calendar_accounts (
  id text primary key,
  contractor_id text not null references contractors (id) on delete cascade,
  host text not null,
  -- The address, user name and password, encrypted.
  sealed_login text not null,
  created_at timestamptz not null
);
create index calendar_accounts_of_contractor on calendar_accounts (contractor_id);

alter table external_calendars
  add column account_id text references calendar_accounts (id) on delete cascade,
  add column is_chosen boolean not null default true;
create index external_calendars_of_account on external_calendars (account_id) where account_id is not null;
