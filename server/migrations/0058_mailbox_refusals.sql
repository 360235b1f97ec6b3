-- The days on which a mail server said that a mailbox doesn't exist. Two days make the address undeliverable.
create table mailbox_refusals (
  -- In lower case.
  address text not null,
  day date not null,
  primary key (address, day)
);

-- Operators see the newest first.
create index undeliverable_addresses_newest on undeliverable_addresses (at desc, md5(address));
