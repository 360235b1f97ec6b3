-- Nobody is asked whose account is suspended: their listing is found by no search and can't be picked while that lasts.
alter table contractors add column is_suspended boolean not null default false;
update contractors set is_suspended = true from users where users.id = owner_id and suspended_at is not null;

drop trigger contractors_index_update on contractors;
drop function takes_work(date, smallint, integer);
-- Whether a contractor can be found and asked. The index of the search holds only those who take work; the day after a
-- pause a job ends it, so that nothing here depends on the time.
create function takes_work(paused_until date, max_open_jobs smallint, open_jobs integer, is_suspended boolean)
  returns boolean language sql immutable parallel safe
  return not is_suspended and paused_until is null and (max_open_jobs is null or open_jobs < max_open_jobs);

create or replace function index_contractor_trades() returns trigger language plpgsql as $$
begin
  delete from contractor_trades where contractor_id = new.id;
  if new.status = 'active'
    and takes_work(new.paused_until, new.max_open_jobs, new.open_jobs, new.is_suspended)
  then
    insert into contractor_trades (contractor_id, trade, premium, pos, sort_name, rating, reviews, words)
    select new.id, trade, new.is_premium::integer::smallint, ll_to_earth(new.latitude, new.longitude),
      lower(new.company_name), new.rating, new.review_count,
      case when new.specialties <> '{}' then specialty_words(new.specialties) end
    from (select distinct unnest(new.trades) as trade) as trades;
  end if;
  return null;
end $$;

create trigger contractors_index_update
  after update of status, is_premium, latitude, longitude, company_name, trades, specialties, rating, review_count,
    paused_until, max_open_jobs, open_jobs, is_suspended
  on contractors
  for each row when ((old.status, old.is_premium, old.latitude, old.longitude, old.company_name, old.trades,
    old.specialties, old.rating, old.review_count,
    takes_work(old.paused_until, old.max_open_jobs, old.open_jobs, old.is_suspended))
    is distinct from (new.status, new.is_premium, new.latitude, new.longitude, new.company_name, new.trades,
    new.specialties, new.rating, new.review_count,
    takes_work(new.paused_until, new.max_open_jobs, new.open_jobs, new.is_suspended)))
  execute function index_contractor_trades();

-- In the transaction that suspends an account or lets it in again: no search may find it in between.
create function suspend_listing() returns trigger language plpgsql as $$
begin
  update contractors set is_suspended = new.suspended_at is not null where owner_id = new.id;
  return null;
end $$;
create trigger users_suspended after update of suspended_at on users
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)) execute function suspend_listing();
