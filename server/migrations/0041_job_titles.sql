-- A job's name, on every page and in every message. Null for requests of earlier releases: derived when read.
alter table service_requests add column title text;
