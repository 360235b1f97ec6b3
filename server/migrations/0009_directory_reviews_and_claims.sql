-- Reviews by customers of completed requests, the ratings that follow from them, and who has taken over a listing.

-- What the customer of a completed request is sent: one a request, so one review a request.
create table review_invitations (
  -- The customer's secret.
  id text primary key,
  request_id text not null unique,
  contractor_id text not null references contractors on delete cascade,
  -- First name and initial: how the review will be signed.
  customer_name text not null,
  service_type text not null,
  created_at timestamptz not null
);
create index review_invitations_contractor on review_invitations (contractor_id);

alter table reviews
  -- Null for demonstration reviews.
  add column invitation_id text unique references review_invitations on delete cascade,
  -- The contractor's secret: whoever holds it may answer, once.
  add column answer_id text unique,
  add column answer_text text,
  add column answered_at timestamptz,
  -- The trace of edits, oldest first: [{at, ratingBefore}].
  add column edits jsonb not null default '[]',
  -- Taken back by its writer: the words are gone, the trace stays.
  add column removed_at timestamptz,
  add check ((answer_text is null) = (answered_at is null));

drop index reviews_newest;
create index reviews_newest on reviews (contractor_id, created_at desc, id) where removed_at is null;
create index reviews_removed on reviews (contractor_id, removed_at desc) where removed_at is not null;

-- The rating of a contractor is the mean of the stars of its reviews, rounded to a tenth, each review counting the same
-- (decision 15). It is worked out here and can't be written by hand.
create function rate_contractors(ids text[]) returns void language plpgsql as $$
begin
  -- A statement of its own: the counting below then sees the reviews of whoever was waited for.
  perform from contractors where id = any(ids) order by id for update;
  update contractors set rating = given.rating, review_count = given.count
  from unnest(ids) as rated(id), lateral (
    select round(avg(reviews.rating), 1) as rating, count(*)::integer as count
    from reviews where contractor_id = rated.id and removed_at is null) as given
  where contractors.id = rated.id
    and (contractors.rating, contractors.review_count) is distinct from (given.rating, given.count);
end $$;

select rate_contractors(array(select distinct contractor_id from reviews));
update contractors set rating = null, review_count = 0
where review_count <> 0 and not exists (select from reviews where contractor_id = contractors.id);

create function rate_after_reviews() returns trigger language plpgsql as $$
begin
  perform rate_contractors(array(select distinct contractor_id from changed));
  return null;
end $$;
create trigger reviews_added after insert on reviews
  referencing new table as changed for each statement execute function rate_after_reviews();
create trigger reviews_changed after update on reviews
  referencing new table as changed for each statement execute function rate_after_reviews();
create trigger reviews_deleted after delete on reviews
  referencing old table as changed for each statement execute function rate_after_reviews();

create function keep_rating() returns trigger language plpgsql as $$
begin
  new.rating := case when tg_op = 'INSERT' then null else old.rating end;
  new.review_count := case when tg_op = 'INSERT' then 0 else old.review_count end;
  return new;
end $$;
create trigger contractors_rating_insert before insert on contractors
  for each row when (new.rating is not null or new.review_count <> 0) execute function keep_rating();
create trigger contractors_rating_update before update of rating, review_count on contractors
  for each row when (pg_trigger_depth() = 0) execute function keep_rating();

-- The words of the specialties, by which a search is narrowed; only what has some is indexed.
create function specialty_words(text[]) returns tsvector language sql immutable parallel safe
  return to_tsvector('english'::regconfig, array_to_string($1, ' / '));
alter table contractors add column specialty_words tsvector
  generated always as (specialty_words(specialties)) stored;
create index contractors_specialty_words on contractors using gin (specialty_words) where specialties <> '{}';

-- Attempts to take over a listing by a code sent to its own phone or e-mail, and the keys that came of them.
create table listing_claims (
  id text primary key,
  contractor_id text not null references contractors on delete cascade,
  channel text not null check (channel in ('email', 'phone')),
  -- With the id as salt.
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Of the key that opens the listing to whoever confirmed; null when it was taken back.
  key_hash text unique,
  key_until timestamptz
);
create index listing_claims_contractor on listing_claims (contractor_id, created_at desc);

-- The codes of claims are about a contractor.
alter table messages
  drop constraint messages_about_kind_check,
  add constraint messages_about_kind_check check (about_kind in ('referral', 'service-request', 'contractor'));
