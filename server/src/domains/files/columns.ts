import { type ColumnCatalog, type ColumnsOf, goes, goesSeen, inside, secrets } from '../../kernel/column-catalog.ts';
import type { files } from './tables.ts';

/** Declares the columns of files. Rows and bytes are deleted with their owner. */
export const columns = {
  files: {
    ...goes('id', 'status', 'refusal', 'width', 'height', 'created_at', 'shared', 'phase'),
    description: goesSeen('customer', 'asked', 'contractor'),
    placeholder: goesSeen('customer', 'asked', 'contractor'),
    ...inside('owner_kind', 'day', 'attempt', 'arriving_since'),
    ...secrets('owner_id', 'upload_key'),
  } satisfies ColumnsOf<typeof files>,
} satisfies ColumnCatalog;
