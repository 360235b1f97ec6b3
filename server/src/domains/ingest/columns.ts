import { type ColumnCatalog, keep, plain } from '../../kernel/column-catalog.ts';

/** The columns of the ingest tables. */
export const columns = {
  ingest_sources: {
    ...plain('id', 'kind', 'address', 'mapping', 'county', 'interval_minutes', 'enabled', 'next_run_at', 'validators'),
    ...plain('last_succeeded_at', 'last_count', 'failures', 'believe_next', 'rules'),
    upload: keep('a public table that an operator brought'),
  },
  ingest_runs: { ...plain('id', 'started_at', 'finished_at', 'beat_at', 'holder') },
  ingest_source_runs: {
    ...plain('run_id', 'source_id', 'state', 'started_at', 'finished_at', 'read', 'skipped', 'created', 'changed'),
    ...plain('unchanged', 'vanished', 'problem', 'problem_kind', 'losses'),
  },
} satisfies ColumnCatalog;
