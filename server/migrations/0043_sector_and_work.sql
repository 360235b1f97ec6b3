-- Who uses the building, and what is done. Null for projects that were last read by an earlier release.
alter table projects add column sector text, add column work text;
