-- Contractors, the index that finds them around a point, and what customers said of them.
create table contractors (
  id text primary key,
  -- Of the public page's address.
  slug text not null unique,
  company_name text not null,
  contact_name text,
  address text,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip_code text check (zip_code ~ '^\d{5}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- IANA name: the clocks by which this contractor reads times.
  time_zone text not null,
  -- E.164.
  phone text check (phone ~ '^\+[1-9]\d{6,14}$'),
  email text,
  -- Not shown to visitors; messages still use them.
  phone_hidden boolean not null default false,
  email_hidden boolean not null default false,
  -- When the contractor agreed to be texted and called at this number; null: never.
  sms_consent_at timestamptz,
  website text,
  photo_url text,
  logo_url text,
  -- Of all reviews; null without any.
  rating numeric(3, 2) check (rating between 1 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  -- Featured: a paid placement.
  is_premium boolean not null default false,
  -- A person of the firm has taken over the listing.
  is_claimed boolean not null default false,
  -- Demonstration data.
  is_synthetic boolean not null default false,
  -- Evidence of a licence: number, who issued it, when it was last looked up there. Verified means all three.
  license_number text,
  license_board text,
  license_checked_on date,
  insurance_info text,
  year_established smallint,
  business_hours jsonb not null default '{}',
  specialties text[] not null default '{}',
  service_areas text[] not null default '{}',
  trades text[] not null check (
    cardinality(trades) > 0 and trades <@ array['plumbing', 'electrical', 'hvac', 'handyman', 'construction']
  ),
  -- What free referrals are counted by: 'license:…' or 'phone:…', so that a second listing gives no second free one.
  billing_identity text not null,
  status text not null default 'active' check (status in ('active', 'hidden')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contractors_billing_identity on contractors (billing_identity);
create index contractors_synthetic on contractors (id) where is_synthetic;

-- The search index: one row for each trade of each active contractor. Never written by hand: the trigger below does.
create table contractor_trades (
  contractor_id text not null references contractors on delete cascade,
  trade text not null,
  -- The tier: 1 featured, 0 not.
  premium smallint not null,
  -- On the sphere of the earthdistance extension, in metres from its centre.
  pos cube not null,
  sort_name text collate "C" not null,
  primary key (contractor_id, trade)
);
-- Around a point, one tier at a time, nearest first.
create index contractor_trades_around on contractor_trades using gist (trade, premium, pos);
-- Nationwide, featured first, then by name.
create index contractor_trades_by_name on contractor_trades (trade, premium desc, sort_name, contractor_id);

create function index_contractor_trades() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from contractor_trades where contractor_id = new.id;
  end if;
  if new.status = 'active' then
    insert into contractor_trades (contractor_id, trade, premium, pos, sort_name)
    select new.id, trade, new.is_premium::integer::smallint, ll_to_earth(new.latitude, new.longitude),
      lower(new.company_name)
    from (select distinct unnest(new.trades) as trade) as trades;
  end if;
  return null;
end $$;

create trigger contractors_index_insert after insert on contractors
  for each row execute function index_contractor_trades();
create trigger contractors_index_update
  after update of status, is_premium, latitude, longitude, company_name, trades on contractors
  for each row execute function index_contractor_trades();

create table reviews (
  id text primary key,
  contractor_id text not null references contractors on delete cascade,
  customer_name text not null,
  rating smallint not null check (rating between 1 and 5),
  review_text text not null,
  -- By a customer of a request that was completed here.
  is_verified boolean not null default false,
  service_type text,
  source_url text,
  created_at timestamptz not null
);
create index reviews_newest on reviews (contractor_id, created_at desc, id);
