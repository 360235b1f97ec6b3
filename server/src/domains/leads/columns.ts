import { type ColumnCatalog, type ColumnsOf, goes, inside, secrets } from '../../kernel/column-catalog.ts';
import type { projectWatches, projectWatchMatches } from './tables.ts';

/** Declares the columns of watches. All rows are deleted with their account. */
export const columns = {
  project_watches: {
    ...goes('id', 'user_id', 'name', 'filter', 'delivery', 'hour', 'time_zone', 'paused_at', 'last_told_at'),
    ...goes('created_at'),
    ...inside('anchors'),
    ...secrets('stop_key'),
  } satisfies ColumnsOf<typeof projectWatches>,
  project_watch_matches: {
    ...goes('watch_id', 'project_id', 'what', 'at', 'told_at'),
  } satisfies ColumnsOf<typeof projectWatchMatches>,
} satisfies ColumnCatalog;
