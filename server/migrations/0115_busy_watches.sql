-- When a message has said that the watch brings more than anybody reads; null again once it is narrowed.
alter table project_watches add column busy_told_at timestamptz;
