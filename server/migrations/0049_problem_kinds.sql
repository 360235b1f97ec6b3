-- What went wrong when a source was read, as a kind with its values: {"kind": "too-few", "count": 4, "before": 9}. It is
-- told in the reader's language. Null in rows of earlier releases, which show the English sentence in `problem`. That is
-- still written, for the previous release.
alter table ingest_source_runs add column problem_kind jsonb;
