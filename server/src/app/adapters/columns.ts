import { type ColumnCatalog, inside, keep } from '../../kernel/column-catalog.ts';

/** The columns of the embedded adapters. */
export const columns = {
  sandbox_objects: {
    ...inside('id', 'kind', 'idempotency_key', 'created_at'),
    body: keep('the books of the embedded card provider, which names nobody'),
  },
  sandbox_setups: {
    ...inside('id', 'customer_id', 'idempotency_key', 'created_at'),
    body: keep('the books of the embedded card provider: a network, four digits and an expiry, which name nobody'),
  },
} satisfies ColumnCatalog;
