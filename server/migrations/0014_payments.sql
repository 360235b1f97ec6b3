-- Money: a ledger that only grows, payments by a provider, refunds, disputes, caps, bad connections, reconciliations.

-- The ledger, double entry, in integer cents: debits are positive, credits negative. The only source of balances, bills,
-- totals and receipts.
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- What is posted once has one key: 'received:pay_…'. Posting it again does nothing.
  key text not null unique,
  kind text not null,
  at timestamptz not null,
  -- Whose bill it stands on: the licence or phone that a contractor is billed by; null for donations.
  billing_identity text,
  referral_id text,
  payment_id text,
  -- +1 where a connection begins to count, -1 where it counts no more.
  connections smallint not null default 0 check (connections between -1 and 1),
  description text not null,
  -- The provider's ids, for the comparison with its account.
  provider_ref text,
  -- Lines belong to the transaction that made their entry.
  made_in xid8 not null default pg_current_xact_id()
);
create index ledger_entries_identity on ledger_entries (billing_identity, at) where billing_identity is not null;
-- A contractor's bill: one line a connection, newest first.
create index ledger_entries_bill on ledger_entries (billing_identity, at desc, id)
  where kind in ('fee-assessed', 'fee-waived');
create index ledger_entries_referral on ledger_entries (referral_id) where referral_id is not null;
create index ledger_entries_payment on ledger_entries (payment_id) where payment_id is not null;
create index ledger_entries_at on ledger_entries (at, id);
create index ledger_entries_provider on ledger_entries (provider_ref) where provider_ref is not null;

create table ledger_lines (
  entry_id bigint not null references ledger_entries,
  line smallint not null,
  account text not null,
  amount_cents bigint not null,
  primary key (entry_id, line)
);
create index ledger_lines_account on ledger_lines (account) include (amount_cents);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only ever added to.' using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_lines_append_only before update or delete on ledger_lines
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_lines_no_truncate before truncate on ledger_lines
  for each statement execute function refuse_ledger_change();

-- An entry is whole when its transaction ends: two lines at least, and they balance.
create function require_balanced_entry() returns trigger language plpgsql as $$
declare
  lines integer;
  total bigint;
begin
  select count(*), coalesce(sum(amount_cents), 0) into lines, total from ledger_lines where entry_id = new.id;
  if lines < 2 or total <> 0 then
    raise exception 'Ledger entry % has % lines that sum to %.', new.key, lines, total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function require_balanced_entry();

-- A line that came later would change what was posted.
create function require_open_entry() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where id = new.entry_id and made_in = pg_current_xact_id()) then
    raise exception 'Ledger entry % is closed.', new.entry_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ledger_lines_in_time before insert on ledger_lines
  for each row execute function require_open_entry();

-- Payments: what somebody is to pay, or has paid. Where one stands; what it was worth is in the ledger.
create table payments (
  -- What links name 'payment_intent'.
  id text primary key,
  ordinal bigint generated always as identity unique,
  kind text not null check (kind in ('referral-fee', 'donation')),
  -- One payment a referral, so that no referral is charged twice.
  referral_id text unique,
  amount_cents integer not null check (amount_cents > 0),
  description text not null,
  -- Where the donor wants a receipt.
  email text,
  status text not null check (status in ('open', 'processing', 'succeeded', 'cancelled')),
  -- The provider's id of it, once it was asked for.
  intent_id text unique,
  received_cents integer,
  -- The provider's words about the last attempt.
  decline text,
  declines integer not null default 0,
  -- Hashes of the donor's network and device.
  client_keys text[] not null default '{}',
  created_at timestamptz not null,
  paid_at timestamptz,
  -- When a fee was settled with it: from then on it is the connection's.
  applied_at timestamptz,
  -- When it stopped being payable by us; money that comes later goes back.
  closed_at timestamptz,
  check ((kind = 'referral-fee') = (referral_id is not null))
);
create index payments_newest on payments (created_at desc, id);
create index payments_by_status on payments (status, created_at desc, id);
create index payments_email on payments (email) where email is not null;

alter table referral_fees
  add column payment_id text references payments,
  add column contractor_id text;
-- The links of messages name it.
alter table referrals add column payment_id text;

-- Events of the provider that were taken in: each has its effect once.
create table provider_events (
  id text primary key,
  type text not null,
  payment_id text,
  -- 'foreign': about no payment of ours. 'ignored': nothing that we follow.
  outcome text not null check (outcome in ('applied', 'ignored', 'foreign')),
  received_at timestamptz not null
);
create index provider_events_received on provider_events (received_at);

create table refunds (
  -- Also the idempotency key at the provider.
  id text primary key,
  payment_id text not null references payments,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  -- 'provider': made there by somebody, and not asked for by us.
  origin text not null check (origin in ('ours', 'provider')),
  status text not null check (status in ('requested', 'pending', 'succeeded', 'failed')),
  provider_id text unique,
  failure text,
  requested_at timestamptz not null,
  settled_at timestamptz
);
-- A payment is given back once, and whole; what has failed may be tried again.
create unique index refunds_once on refunds (payment_id) where origin = 'ours' and status <> 'failed';
create index refunds_payment on refunds (payment_id);
create index refunds_pending on refunds (id) where status = 'pending';
create index refunds_failed on refunds (requested_at desc) where status = 'failed';

create table disputes (
  -- The provider's id.
  id text primary key,
  payment_id text not null references payments,
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  reason text not null,
  evidence_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index disputes_payment on disputes (payment_id);
create index disputes_open on disputes (opened_at desc) where status = 'open';

-- Donations that were begun and declined, by network and by device, shared by all processes. Losing them costs little.
create unlogged table donation_attempts (
  key text primary key,
  begun integer not null,
  declines integer not null,
  window_start timestamptz not null,
  paused_until timestamptz not null
);
create index donation_attempts_window on donation_attempts (window_start);

-- The most that a contractor's connections may cost in a month.
create table spending_caps (
  billing_identity text primary key,
  cap_cents integer not null check (cap_cents >= 0),
  updated_at timestamptz not null
);

-- How each UTC day compared with the provider's own account.
create table reconciliations (
  day date primary key,
  compared_at timestamptz not null,
  provider text not null,
  compared integer not null,
  differences jsonb not null
);

-- Contractors who say that they were not connected.
create table connection_reports (
  -- The secret in the customer's link.
  id text primary key,
  referral_id text not null unique references referrals,
  billing_identity text not null,
  reason text not null check (reason in ('unreachable', 'not-wanted')),
  note text,
  status text not null check (status in ('asked', 'operator', 'refunded', 'refused', 'void')),
  reported_at timestamptz not null,
  answer_by timestamptz,
  customer_answer text check (customer_answer in ('spoke', 'not-connected')),
  decided_at timestamptz
);
create index connection_reports_newest on connection_reports (reported_at desc, id);
create index connection_reports_by_status on connection_reports (status, reported_at desc, id);
create index connection_reports_identity on connection_reports (billing_identity, reported_at desc);
-- A contractor's last connections.
create index referral_fees_latest on referral_fees (billing_identity, assessed_at desc)
  where status in ('free', 'paid', 'returned');

-- Receipts, and what operators hear of money.
alter table messages
  drop constraint messages_about_kind_check,
  add constraint messages_about_kind_check
    check (about_kind in ('referral', 'service-request', 'contractor', 'account', 'payment'));

-- What the embedded provider keeps: it behaves like the real one, and no real money moves.
create table sandbox_objects (
  id text primary key,
  kind text not null check (kind in ('intent', 'refund', 'dispute', 'movement')),
  body jsonb not null,
  idempotency_key text unique,
  created_at timestamptz not null
);
create index sandbox_objects_kind on sandbox_objects (kind, created_at);

-- Connections from before the ledger: each fee that counts has its entry, each that is due can be paid.
update referral_fees as fees set contractor_id = referrals.contractor_id from referrals where referrals.id = referral_id;
insert into payments (id, kind, referral_id, amount_cents, description, status, created_at)
select 'pay_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')::varchar(40), 'referral-fee',
  referral_id, amount_cents, 'Referral fee', 'open', assessed_at
from referral_fees where status = 'due';
update referral_fees as fees set payment_id = payments.id from payments where payments.referral_id = fees.referral_id;
update referrals set payment_id = payments.id from payments where payments.referral_id = referrals.id;
with entries as (
  insert into ledger_entries (key, kind, at, billing_identity, referral_id, payment_id, connections, description)
  select 'assessed:' || referral_id, case status when 'free' then 'fee-waived' else 'fee-assessed' end, assessed_at,
    billing_identity, referral_id, payment_id, 1, 'Referral fee'
  from referral_fees where status in ('free', 'due')
  returning id, referral_id
)
insert into ledger_lines (entry_id, line, account, amount_cents)
select entries.id, posting.line, posting.account, posting.amount_cents
from entries
join referral_fees as fees using (referral_id)
cross join lateral (values
  (1, case fees.status when 'free' then 'fees:waived' else 'contractors:receivable' end, fees.amount_cents::bigint),
  (2, 'fees:revenue', -fees.amount_cents::bigint)) as posting (line, account, amount_cents);
