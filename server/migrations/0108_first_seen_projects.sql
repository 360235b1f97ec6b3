-- Outside a transaction: others keep writing while an index is built.
-- Projects that are new to somebody: few, and found by when they were first seen.
drop index concurrently if exists projects_first_seen;
create index concurrently projects_first_seen on projects (first_seen_at);
