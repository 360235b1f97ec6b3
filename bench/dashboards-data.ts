import type pg from 'pg';
import { UserId } from '../contract/src/kernel/id.ts';
import { tokenHash } from '../server/src/domains/accounts/rules/secret-token.ts';
import { userBidder } from '../server/src/domains/bids/policy.ts';
import { userWriter } from '../server/src/domains/outreach/policy.ts';
import { opportunityCell } from '../server/src/domains/service-requests/opportunities/rules/opportunity-cells.ts';
import { insertProjects } from './projects-data.ts';

/** The session secrets of the two accounts whose dashboards are opened. */
export const CUSTOMER_TOKEN = 'bench-customer';
export const CRAFTSMAN_TOKEN = 'bench-craftsman';

const CUSTOMER = 'us_0000000000000000customer';
const CRAFTSMAN = 'us_000000000000000craftsman';
const CONTRACTOR = 'ct_0000000000000contractor';
const LOUISVILLE = { latitude: 38.2527, longitude: -85.7585 };

/**
 * Inserts with SQL alone, the same in every run: a customer with `count` requests, and a contractor with a listing,
 * `count` proposals, `count` nearby open requests by others, `count` waiting offers, `count` unfinished jobs, and
 * `count` bids on projects with messages about them. Ten jobs have an upcoming appointment, the others a past one.
 * There are ten fees, whose charges are summed from the ledger.
 */
export async function insertDashboards(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(USERS, [CUSTOMER, CRAFTSMAN]);
  await pool.query(SESSIONS, [CUSTOMER, tokenHash(CUSTOMER_TOKEN), CRAFTSMAN, tokenHash(CRAFTSMAN_TOKEN)]);
  await pool.query(LISTING, [CONTRACTOR, CRAFTSMAN, LOUISVILLE.latitude, LOUISVILLE.longitude, count]);
  const cell = opportunityCell(LOUISVILLE);
  // From the same weeks, so that the contractor's own proposals are among the opportunities.
  const open = { status: 'responses-received', isOpen: true, customer: null as string | null };
  const kinds = [
    { ...open, name: 'own', customer: CUSTOMER },
    { ...open, name: 'other' },
    { name: 'asked', status: 'contractors-notified', isOpen: false, customer: null },
    { name: 'job', status: 'in-progress', isOpen: false, customer: CUSTOMER },
  ];
  for (const { name, status, isOpen, customer } of kinds) {
    await pool.query(REQUESTS, [
      name,
      count,
      status,
      customer,
      isOpen,
      cell,
      LOUISVILLE.latitude,
      LOUISVILLE.longitude,
    ]);
  }
  await pool.query(REFERRALS, [CONTRACTOR]);
  await pool.query(RIVALS);
  await pool.query(FEES, [CONTRACTOR]);
  await insertProjects(pool, count);
  await pool.query(BIDS, [userBidder(UserId.parse(CRAFTSMAN))]);
  await pool.query(OUTREACHES, [userWriter(UserId.parse(CRAFTSMAN))]);
  await pool.query(APPOINTMENTS, [CONTRACTOR, count]);
  await pool.query('vacuum analyze');
}

const USERS = `
  insert into users (id, email, role, first_name, last_name, phone, preferred_contact_method, address, city, state,
    zip_code, profile_image_url, created_at)
  select id, role || '@example.com', role, 'Pat', 'Sample', '', 'email', '', '', '', '', '', now()
  from (values ($1, 'customer'), ($2, 'craftsman')) as people (id, role)`;

const SESSIONS = `
  insert into sessions (id, token_hash, user_id, device, signed_in_at, last_seen_at, expires_at)
  values ('se_customer', $2, $1, 'Bench', now(), now(), now() + interval '30 days'),
    ('se_craftsman', $4, $3, 'Bench', now(), now(), now() + interval '30 days')`;

const LISTING = `
  insert into contractors (id, slug, company_name, contact_name, city, state, zip_code, latitude, longitude, time_zone,
    phone, email, is_claimed, trades, billing_identity, owner_id, open_jobs, created_at, updated_at)
  values ($1, 'bench-plumbing', 'Bench Plumbing', 'Pat Sample', 'Louisville', 'KY', '40202', $3, $4,
    'America/Kentucky/Louisville', '+15025550199', 'craftsman@example.com', true, array['plumbing', 'handyman'], $1, $2,
    $5, now(), now())`;

const REQUESTS = `
  insert into service_requests (id, status, work_type, project_type, urgency, preferred_date, preferred_time_slot,
    description, customer_name, customer_phone, customer_email, preferred_contact_method, street, city, state, zip_code,
    latitude, longitude, time_zone, created_at, customer_id, opportunity_id, opportunity_cell, budget_min_cents,
    budget_max_cents)
  select 'rq_' || $1 || n, $3, (array['plumbing', 'handyman'])[1 + n % 2], 'repair', 'medium',
    current_date + 1 + n % 20, 'morning', 'The water heater in the basement leaks and wants replacing, number ' || n,
    'Ana Delgado', '+15025550177', 'ana@example.com', 'email', n || ' Cherokee Rd', 'Louisville', 'KY', '40204',
    $7::float8 + (n % 61 - 30) * 0.01, $8::float8 + (n % 53 - 26) * 0.01, 'America/Kentucky/Louisville',
    now() - n * interval '7 minutes', $4, case when $5 then 'op_' || $1 || n end, case when $5 then $6::integer end,
    case when n % 3 > 0 then 20000 end, case when n % 3 > 0 then 20000 + n % 50 * 1000 end
  from generate_series(1, $2::int) as n`;

const REFERRALS = `
  insert into referrals (id, request_id, contractor_id, status, answer_by, proposal_id, proposals, service_details,
    amount_cents, is_open_job, offered_at, answered_at, settled_at)
  select 'rf_' || substr(id, 4), id, $1,
    case when id like 'rq_own%' then 'proposed' when id like 'rq_job%' then 'settled' else 'offered' end,
    created_at + interval '90 days', case when id like 'rq_own%' then 'pp_' || substr(id, 4) end, 1,
    'A new unit of the same size, the old one hauled away.', case when id like 'rq_own%' then 45000 end,
    id like 'rq_job%', created_at + interval '1 minute', created_at + interval '2 minutes',
    case when id like 'rq_job%' then created_at + interval '2 minutes' end
  from service_requests where id not like 'rq_other%'`;

/** Two more proposals on each open request. */
const RIVALS = `
  insert into referrals (id, request_id, contractor_id, status, answer_by, proposal_id, proposals, amount_cents,
    offered_at)
  select 'rf_' || rival || substr(id, 4), id, 'ct_rival' || rival, 'proposed', created_at + interval '90 days',
    'pp_' || rival || substr(id, 4), 1, 40000, created_at + interval '3 minutes'
  from service_requests, generate_series(1, 2) as rival where opportunity_id is not null`;

const FEES = `
  insert into referral_fees (referral_id, billing_identity, amount_cents, status, assessed_at)
  select id, $1, 500, 'paid', settled_at from referrals where contractor_id = $1 and status = 'settled' limit 10`;

const BIDS = `
  insert into bids (id, project_id, bidder, status, amount_cents, notes, created_at)
  select 'bd_' || id, id, $1, 'pending', 0, 'We would like to bid on this.', now() - interval '1 second' * ordinal
  from (select id, row_number() over (order by id) * 420 as ordinal from projects) as numbered`;

const OUTREACHES = `
  insert into outreaches (id, project_id, bidder, channel, delivery, urgency, recipient, sender_name, sender_company,
    sender_email, subject, message, stop_id, created_at)
  select 'or_' || id, id, $1, 'email', 'to-contact', 'medium', 'desk@example.org', 'Pat Sample', 'Bench Plumbing',
    'craftsman@example.com', 'About your project', 'We would like to bid on this.', 'ost_' || id,
    now() - interval '1 second' * ordinal
  from (select id, row_number() over (order by id) * 420 as ordinal from projects) as numbered`;

const APPOINTMENTS = `
  insert into appointments (id, request_id, referral_id, contractor_id, status, starts_at, ends_at, time_zone,
    service_type, location, created_at)
  select 'ap_' || n, 'rq_job' || n, 'rf_job' || n, $1, case when n <= 10 then 'booked' else 'done' end, starts_at,
    starts_at + interval '2 hours', 'America/Kentucky/Louisville', 'plumbing', n || ' Cherokee Rd', now()
  from (select n, now() + case when n <= 10 then n * interval '1 day' else n * interval '-1 hour' - interval '30 days' end
    as starts_at from generate_series(1, $2::int) as n) as timed`;
