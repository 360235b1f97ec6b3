-- Positions on a sphere without the extension earthdistance, which only a superuser may create, and whose functions break
-- an index when PostgreSQL 15 to 17 restores a dump. This function is resolved when it is created, whatever the search path.
-- The extension stays where there is one, for the previous release.

-- In meters from the center of a sphere with the radius that earthdistance uses, so that stored positions stay valid.
create function sphere_point(latitude double precision, longitude double precision) returns cube
  language sql immutable strict parallel safe
  return cube(cube(cube(6378168::double precision * cos(radians(latitude)) * cos(radians(longitude))),
    6378168::double precision * cos(radians(latitude)) * sin(radians(longitude))),
    6378168::double precision * sin(radians(latitude)));

-- Registered craftsmen, nearest first. Imported listings are not in it: they are told of nothing that they weren't asked.
-- The previous release finds them with contractors_owned_around, which goes one release later.
create index contractors_owned_at on contractors using gist (sphere_point(latitude, longitude))
  where owner_id is not null and status = 'active';

create or replace function index_added_contractors() returns trigger language plpgsql as $$
begin
  insert into contractor_trades
    (contractor_id, trade, premium, pos, sort_name, rating, reviews, words, state, city_slug)
  select added.id, trades.trade, added.is_premium::integer::smallint, sphere_point(added.latitude, added.longitude),
    lower(added.company_name), added.rating, added.review_count,
    case when added.specialties <> '{}' then specialty_words(added.specialties) end,
    added.state, city_slug(added.city)
  from added, lateral (select distinct unnest(added.trades) as trade) as trades
  where added.status = 'active';
  return null;
end $$;

create or replace function index_contractor_trades() returns trigger language plpgsql as $$
begin
  delete from contractor_trades where contractor_id = new.id;
  if new.status = 'active'
    and takes_work(new.paused_until, new.max_open_jobs, new.open_jobs, new.is_suspended)
  then
    insert into contractor_trades
      (contractor_id, trade, premium, pos, sort_name, rating, reviews, words, state, city_slug)
    select new.id, trade, new.is_premium::integer::smallint, sphere_point(new.latitude, new.longitude),
      lower(new.company_name), new.rating, new.review_count,
      case when new.specialties <> '{}' then specialty_words(new.specialties) end,
      new.state, city_slug(new.city)
    from (select distinct unnest(new.trades) as trade) as trades;
  end if;
  return null;
end $$;
