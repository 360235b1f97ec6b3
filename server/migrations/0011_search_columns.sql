-- What searches are ordered and narrowed by stands in the search index itself, so that they read it alone.
alter table contractor_trades
  -- As it is shown; null without reviews.
  add column rating double precision,
  add column reviews integer not null default 0,
  -- Of the specialties; null where there are none.
  add column words tsvector;

update contractor_trades set rating = contractors.rating, reviews = review_count, words = specialty_words(specialties)
from contractors
where contractors.id = contractor_id and (review_count > 0 or specialties <> '{}');

drop index contractors_specialty_words;
alter table contractors drop column specialty_words;
create index contractor_trades_words on contractor_trades using gin (words) where words is not null;

create or replace function index_contractor_trades() returns trigger language plpgsql as $$
begin
  delete from contractor_trades where contractor_id = new.id;
  if new.status = 'active' then
    insert into contractor_trades (contractor_id, trade, premium, pos, sort_name, rating, reviews, words)
    select new.id, trade, new.is_premium::integer::smallint, ll_to_earth(new.latitude, new.longitude),
      lower(new.company_name), new.rating, new.review_count,
      case when new.specialties <> '{}' then specialty_words(new.specialties) end
    from (select distinct unnest(new.trades) as trade) as trades;
  end if;
  return null;
end $$;

create or replace function index_added_contractors() returns trigger language plpgsql as $$
begin
  insert into contractor_trades (contractor_id, trade, premium, pos, sort_name, rating, reviews, words)
  select added.id, trades.trade, added.is_premium::integer::smallint, ll_to_earth(added.latitude, added.longitude),
    lower(added.company_name), added.rating, added.review_count,
    case when added.specialties <> '{}' then specialty_words(added.specialties) end
  from added, lateral (select distinct unnest(added.trades) as trade) as trades
  where added.status = 'active';
  return null;
end $$;

drop trigger contractors_index_update on contractors;
create trigger contractors_index_update
  after update of status, is_premium, latitude, longitude, company_name, trades, specialties, rating, review_count
  on contractors
  for each row when ((old.status, old.is_premium, old.latitude, old.longitude, old.company_name, old.trades,
    old.specialties, old.rating, old.review_count) is distinct from (new.status, new.is_premium, new.latitude,
    new.longitude, new.company_name, new.trades, new.specialties, new.rating, new.review_count))
  execute function index_contractor_trades();
