-- Settings that the setup page has asked for. Those in the environment take precedence.
create table stored_settings (
  name text primary key,
  value text not null,
  set_at timestamptz not null default now()
);
