-- The days on which a contractor doesn't work: [{"from": "2026-12-24", "to": "2026-12-26"}], in their own time zone.
alter table contractors add column days_off jsonb not null default '[]' check (jsonb_array_length(days_off) <= 20);
