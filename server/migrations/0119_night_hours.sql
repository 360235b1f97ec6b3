-- When a contractor answers emergencies outside of business hours: {"Friday": "8:00 PM - 6:00 AM"}, in their own time zone.
-- Empty until they opt in.
alter table contractors add column night_hours jsonb not null default '{}';
