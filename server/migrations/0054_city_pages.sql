-- The pages of trades in cities ('Plumbers in Shepherdsville') are found by the address of a city.

-- 'La Cañada' becomes 'la-canada'. The same as citySlug in contract/src/domains/directory/city-page.ts.
create function city_slug(city text) returns text language sql immutable parallel safe
  return trim(both '-' from regexp_replace(
    lower(regexp_replace(normalize(city, nfd), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'));

alter table contractor_trades
  add column state text not null default '',
  add column city_slug text not null default '';

update contractor_trades set state = contractors.state, city_slug = city_slug(contractors.city)
from contractors where contractors.id = contractor_id;

-- One page at a time, in its order; counts and the list of all pages read this index alone.
create index contractor_trades_in_city on contractor_trades
  (state, city_slug, trade, premium desc, rating desc nulls last, reviews desc, sort_name, contractor_id);

create or replace function index_added_contractors() returns trigger language plpgsql as $$
begin
  insert into contractor_trades
    (contractor_id, trade, premium, pos, sort_name, rating, reviews, words, state, city_slug)
  select added.id, trades.trade, added.is_premium::integer::smallint, ll_to_earth(added.latitude, added.longitude),
    lower(added.company_name), added.rating, added.review_count,
    case when added.specialties <> '{}' then specialty_words(added.specialties) end,
    added.state, city_slug(added.city)
  from added, lateral (select distinct unnest(added.trades) as trade) as trades
  where added.status = 'active';
  return null;
end $$;

drop trigger contractors_index_update on contractors;

create or replace function index_contractor_trades() returns trigger language plpgsql as $$
begin
  delete from contractor_trades where contractor_id = new.id;
  if new.status = 'active'
    and takes_work(new.paused_until, new.max_open_jobs, new.open_jobs, new.is_suspended)
  then
    insert into contractor_trades
      (contractor_id, trade, premium, pos, sort_name, rating, reviews, words, state, city_slug)
    select new.id, trade, new.is_premium::integer::smallint, ll_to_earth(new.latitude, new.longitude),
      lower(new.company_name), new.rating, new.review_count,
      case when new.specialties <> '{}' then specialty_words(new.specialties) end,
      new.state, city_slug(new.city)
    from (select distinct unnest(new.trades) as trade) as trades;
  end if;
  return null;
end $$;

create trigger contractors_index_update
  after update of status, is_premium, latitude, longitude, company_name, trades, specialties, rating, review_count,
    paused_until, max_open_jobs, open_jobs, is_suspended, city, state
  on contractors
  for each row when ((old.status, old.is_premium, old.latitude, old.longitude, old.company_name, old.trades,
    old.specialties, old.rating, old.review_count, old.city, old.state,
    takes_work(old.paused_until, old.max_open_jobs, old.open_jobs, old.is_suspended))
    is distinct from (new.status, new.is_premium, new.latitude, new.longitude, new.company_name, new.trades,
    new.specialties, new.rating, new.review_count, new.city, new.state,
    takes_work(new.paused_until, new.max_open_jobs, new.open_jobs, new.is_suspended)))
  execute function index_contractor_trades();
