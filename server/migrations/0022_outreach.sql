-- Messages of bidders to the contacts that listings name: texts that were shown, what was sent, and its limits.
create table outreaches (
  id text primary key,
  project_id text not null references projects (id),
  -- 'visitor:…' or 'user:…'; a visitor's are claimed at sign-in.
  bidder text not null,
  channel text not null check (channel in ('email', 'sms', 'phone')),
  delivery text not null check (delivery in ('to-contact', 'to-bidder', 'call')),
  urgency text not null check (urgency in ('low', 'medium', 'high')),
  -- To whom the message went: an e-mail address in lower case, or a phone number in E.164.
  recipient text not null,
  sender_name text not null,
  sender_company text not null,
  sender_email text not null,
  sender_phone text,
  subject text,
  message text not null,
  -- In the link that ends such messages to the recipient.
  stop_id text not null unique,
  created_at timestamptz not null
);
-- My outreach.
create index outreaches_of_bidder on outreaches (bidder, created_at desc, id);

-- Texts that were shown to a bidder. One may be sent, once, until it expires; what was not shown can't be.
create table outreach_scripts (
  id text primary key,
  project_id text not null references projects (id),
  bidder text not null,
  channel text not null check (channel in ('email', 'sms', 'phone')),
  delivery text not null check (delivery in ('to-contact', 'to-bidder', 'call')),
  urgency text not null check (urgency in ('low', 'medium', 'high')),
  recipient text not null,
  sender_name text not null,
  sender_company text not null,
  sender_email text not null,
  sender_phone text,
  subject text,
  message text not null,
  text_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- What it was sent as.
  outreach_id text unique references outreaches (id)
);
create index outreach_scripts_shown on outreach_scripts (project_id, sender_email, created_at desc);
create index outreach_scripts_of_bidder on outreach_scripts (bidder);
create index outreach_scripts_expiry on outreach_scripts (expires_at);

-- Who has written about which project on which day (Louisville's): once each. One bidder is several of these: account
-- or browser, e-mail address and phone number.
create table outreach_days (
  project_id text not null references projects (id),
  writer text not null,
  day date not null,
  outreach_id text not null references outreaches (id),
  primary key (project_id, writer, day)
);
create index outreach_days_of_outreach on outreach_days (outreach_id);
create index outreach_days_day on outreach_days (day);

-- How many messages somebody has written, or was sent, on a day.
create table outreach_tallies (
  who text not null,
  day date not null,
  messages integer not null check (messages > 0),
  primary key (who, day)
);
create index outreach_tallies_day on outreach_tallies (day);
