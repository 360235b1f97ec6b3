-- Cards that the embedded provider keeps.
create table sandbox_setups (
  id text primary key,
  customer_id text not null,
  body jsonb not null,
  idempotency_key text not null unique,
  created_at timestamptz not null
);
create index sandbox_setups_of_customer on sandbox_setups (customer_id);
