import { type ColumnCatalog, goes, keep, plain, secrets } from './column-catalog.ts';

/** The kernel's columns. */
export const columns = {
  idempotency_keys: {
    ...goes('endpoint', 'key', 'fingerprint', 'reply', 'created_at'),
  },
  rate_limits: {
    key: keep('hashes of networks, counted for minutes'),
    ...plain('window_start', 'count'),
  },
  page_changes: { ...plain('xid', 'topic', 'changed_at') },
  own_secrets: { ...plain('name'), ...secrets('value') },
  retention_runs: { ...plain('name', 'last_run_at', 'removed') },
  backup_runs: { ...plain('id', 'kind', 'started_at', 'finished_at', 'succeeded', 'bytes') },
  stored_settings: { ...plain('name', 'set_at'), ...secrets('value') },
  worker_processes: { ...plain('worker_id', 'lock_key', 'started_at') },
} satisfies ColumnCatalog;
