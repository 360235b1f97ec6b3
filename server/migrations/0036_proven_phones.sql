-- Free connections, texts and opportunities go to listings whose phone a code has proved (decision 41).

alter table contractors
  -- The number that a code has proved; the listing is proven while this is its phone.
  add column proven_phone text;
-- A number that is proven for any listing may get further codes.
create index contractors_proven_phone on contractors (proven_phone) where proven_phone is not null;

-- Codes are also counted by the number they go to: listings are cheap to make up, and each could ask for more texts.
alter table listing_claims
  -- E.164, for codes to a phone; null for those before this migration.
  add column address text;
alter table contact_changes
  add column by_call boolean not null default false;
create index listing_claims_address on listing_claims (address, created_at) where address is not null;
create index contact_changes_address on contact_changes (address, created_at) where channel = 'phone';

-- The identity a free connection is counted for besides the billing identity: the phone that was proven then.
alter table referral_fees add column free_by text[];
create index referral_fees_free_by on referral_fees using gin (free_by) where status = 'free';

-- A code to the phone has proved it; one to the email has, too, if a public source names that phone for the firm.
update contractors set proven_phone = phone
where phone is not null and (
  exists (
    select from contact_changes as change
    where change.contractor_id = contractors.id and change.channel = 'phone' and change.confirmed_at is not null
      and change.address = contractors.phone)
  or exists (
    select from listing_claims as claim
    where claim.contractor_id = contractors.id and claim.confirmed_at is not null
      and (claim.channel = 'phone' and not exists (
        select from contact_changes as later
        where later.contractor_id = contractors.id and later.channel = 'phone' and later.confirmed_at > claim.confirmed_at)
      or exists (
        select from contractor_listings as said
        where said.contractor_id = contractors.id and said.facts ->> 'phone' = contractors.phone))));
