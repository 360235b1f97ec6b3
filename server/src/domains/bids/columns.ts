import { type ColumnCatalog, erase, GIVEN, plain } from '../../kernel/column-catalog.ts';

/** Declares the columns of bids. */
export const columns = {
  bids: {
    ...plain('id', 'project_id', 'status', 'amount_cents', 'created_at'),
    bidder: erase(GIVEN),
    notes: erase(''),
  },
} satisfies ColumnCatalog;
