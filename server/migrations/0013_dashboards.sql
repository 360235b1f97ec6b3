-- What the dashboards need: requests that are open to proposals, amounts of proposals, jobs under way, a craftsman's own
-- listing with its limits, and who wants no more messages.

-- 'Let contractors come to me'.
alter table service_requests
  -- What craftsmen who may propose know the request by; null where nobody may. The request's own id stays the customer's.
  add column opportunity_id text,
  -- The square of two degrees that the job lies in: opportunities are looked for in the squares around a craftsman.
  add column opportunity_cell integer,
  add column budget_min_cents bigint check (budget_min_cents > 0),
  add column budget_max_cents bigint check (budget_max_cents >= budget_min_cents),
  add check ((opportunity_id is null) = (opportunity_cell is null));
create unique index service_requests_opportunity on service_requests (opportunity_id) where opportunity_id is not null;
-- Newest first in each square.
create index service_requests_opportunities
  on service_requests (work_type, opportunity_cell, created_at desc, opportunity_id)
  where opportunity_id is not null and status in ('submitted', 'contractors-notified', 'responses-received');

alter table referrals
  -- What a craftsman has proposed to do the job for; null for answers without an amount.
  add column amount_cents bigint check (amount_cents > 0),
  -- The job is this contractor's and not done: kept with every change of referral and request.
  add column is_open_job boolean not null default false;
update referrals set is_open_job = true from service_requests
where service_requests.id = request_id and (referrals.status = 'accepted-unpaid' or (referrals.status = 'settled'
  and service_requests.status in ('contractor-selected', 'scheduled', 'in-progress')));
create index referrals_bids on referrals (contractor_id, offered_at desc, id) where amount_cents is not null;
create index referrals_open_jobs on referrals (contractor_id, offered_at desc, id) where is_open_job;

alter table contractors
  -- The craftsman whose listing this is.
  add column owner_id text references users on delete set null,
  add column preferred_contact_method text check (preferred_contact_method in ('sms', 'email', 'phone')),
  add column business_type text check (business_type in ('individual', 'llc', 'corporation')),
  -- As the craftsman says; verifies nothing.
  add column stated_license text,
  -- The last day, on the contractor's own clocks, on which no new work is taken.
  add column paused_until date,
  add column max_open_jobs smallint check (max_open_jobs > 0),
  add column open_jobs integer not null default 0,
  add column smallest_job_cents bigint check (smallest_job_cents >= 0);
create unique index contractors_owner on contractors (owner_id) where owner_id is not null;
update contractors set open_jobs = counted.jobs
from (select contractor_id, count(*) as jobs from referrals where is_open_job group by contractor_id) as counted
where contractors.id = counted.contractor_id;

-- Whether a contractor can be found and asked. The index of the search holds only those who take work; the day after a
-- pause a job ends it, so that nothing here depends on the time.
create function takes_work(paused_until date, max_open_jobs smallint, open_jobs integer) returns boolean
  language sql immutable parallel safe
  return paused_until is null and (max_open_jobs is null or open_jobs < max_open_jobs);

create or replace function index_contractor_trades() returns trigger language plpgsql as $$
begin
  delete from contractor_trades where contractor_id = new.id;
  if new.status = 'active' and takes_work(new.paused_until, new.max_open_jobs, new.open_jobs) then
    insert into contractor_trades (contractor_id, trade, premium, pos, sort_name, rating, reviews, words)
    select new.id, trade, new.is_premium::integer::smallint, ll_to_earth(new.latitude, new.longitude),
      lower(new.company_name), new.rating, new.review_count,
      case when new.specialties <> '{}' then specialty_words(new.specialties) end
    from (select distinct unnest(new.trades) as trade) as trades;
  end if;
  return null;
end $$;

drop trigger contractors_index_update on contractors;
create trigger contractors_index_update
  after update of status, is_premium, latitude, longitude, company_name, trades, specialties, rating, review_count,
    paused_until, max_open_jobs, open_jobs
  on contractors
  for each row when ((old.status, old.is_premium, old.latitude, old.longitude, old.company_name, old.trades,
    old.specialties, old.rating, old.review_count, takes_work(old.paused_until, old.max_open_jobs, old.open_jobs))
    is distinct from (new.status, new.is_premium, new.latitude, new.longitude, new.company_name, new.trades,
    new.specialties, new.rating, new.review_count, takes_work(new.paused_until, new.max_open_jobs, new.open_jobs)))
  execute function index_contractor_trades();

-- Addresses and numbers whose owners want no messages but those that the law wants.
create table contact_opt_outs (
  -- An e-mail address in lower case, or a phone number in E.164.
  address text primary key,
  -- 'sms': the owner has texted STOP, which only START ends.
  source text not null check (source in ('site', 'sms')),
  at timestamptz not null
);

-- What operators look through.
create index messages_newest on messages (created_at desc, id);
create index messages_by_status on messages (status, created_at desc, id);

-- A review that an operator has taken away says so in its trace.
alter table reviews add column removed_by_operator boolean not null default false;

-- My Bids.
create index bids_of_bidder on bids (bidder, created_at desc, id);
