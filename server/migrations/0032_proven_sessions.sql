-- When the person behind a session last proved who they are: with a password, by Google, or by confirming it later.
-- Null in sessions started by a release that did not record it; those proved it when they signed in.
alter table sessions add column authenticated_at timestamptz;
