import { type ColumnCatalog, plain } from '../../kernel/column-catalog.ts';

/** The columns of incidents, which name nobody. */
export const columns = {
  incidents: { ...plain('id', 'kind', 'said', 'began_at', 'ended_at', 'told_at', 'told_end_at', 'telling_until') },
  incident_watch: { ...plain('is_only', 'holder', 'until') },
} satisfies ColumnCatalog;
