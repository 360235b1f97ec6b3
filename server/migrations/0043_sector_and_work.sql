-- The use of the building and the kind of work. Null for projects that were last read by an earlier release.
alter table projects add column sector text, add column work text;
