-- Which trades a project needs, how surely, and why. Null for projects that were last read by an earlier release.
alter table projects add column trades jsonb;
