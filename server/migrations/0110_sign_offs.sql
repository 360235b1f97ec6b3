-- When a completion was confirmed, by its customer or by their silence. One before `completed_at` concerned an earlier
-- completion that was disputed.
alter table service_requests add column signed_off_at timestamptz;
