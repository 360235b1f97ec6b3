-- Cards that contractors keep at the payment provider to pay referral fees with one tap. No number is ever stored.
create table kept_cards (
  -- Also the idempotency key at the provider.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- The provider's ids; null until it has answered.
  customer_id text,
  setup_id text,
  -- 'entering': the browser may still enter it.
  status text not null check (status in ('entering', 'kept')),
  card_id text,
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  expiry_month smallint check (expiry_month between 1 and 12),
  expiry_year smallint,
  -- The version of the words with which the owner lets answer links and texts charge it; null without that.
  consent_version smallint,
  consented_at timestamptz,
  -- The most that each of them may charge.
  consent_cents integer check (consent_cents >= 0),
  started_at timestamptz not null,
  kept_at timestamptz,
  check ((status = 'kept') = (card_id is not null)),
  check (num_nulls(consent_version, consented_at, consent_cents) in (0, 3))
);
create unique index kept_cards_once on kept_cards (user_id, status);

-- Fees that acceptances asked to charge to kept cards, once each.
create table card_charges (
  payment_id text primary key references payments,
  -- The provider's ids of the card at the time of the acceptance.
  customer_id text not null,
  card_id text not null,
  brand text not null,
  last4 text not null,
  -- 'void': it was paid or ended in another way.
  status text not null check (status in ('asked', 'charged', 'declined', 'void')),
  -- The provider's code and words.
  decline_code text,
  decline text,
  asked_at timestamptz not null,
  settled_at timestamptz
);
