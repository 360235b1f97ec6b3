-- Photos of the work that a contractor adds to a connection. Their owner is the referral.
alter table files
  -- What a photo of the work shows. Null for all other files.
  add column phase text check (phase in ('before', 'after'));
