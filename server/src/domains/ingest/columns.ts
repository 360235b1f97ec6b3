import { type ColumnCatalog, keep, plain } from '../../kernel/column-catalog.ts';

/** The columns of the ingest tables. */
export const columns = {
  ingest_sources: {
    ...plain('id', 'kind', 'address', 'mapping', 'county', 'interval_minutes', 'enabled', 'next_run_at', 'validators'),
    ...plain('last_succeeded_at', 'last_count', 'failures', 'believe_next', 'rules'),
    ...plain('column_shares', 'warnings', 'warned_at'),
    upload: keep('a public table that an operator brought'),
  },
  ingest_runs: { ...plain('id', 'started_at', 'finished_at', 'beat_at', 'holder') },
  ingest_source_runs: {
    ...plain('run_id', 'source_id', 'state', 'started_at', 'finished_at', 'read', 'skipped', 'created', 'changed'),
    ...plain('unchanged', 'vanished', 'problem', 'problem_kind', 'losses'),
    columns: keep('a few values of public tables'),
  },
  ingest_left_out: { ...plain('source_id', 'position', 'reason'), row: keep('a row of a public table') },
  ingest_source_drafts: {
    ...plain(
      'id',
      'name',
      'kind',
      'address',
      'page',
      'mapping',
      'choices',
      'interval_minutes',
      'created_at',
      'source_id',
    ),
    upload: keep('a public table that an operator brought'),
    sample: keep('the first rows of a public table'),
  },
} satisfies ColumnCatalog;
