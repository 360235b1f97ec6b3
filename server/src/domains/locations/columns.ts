import { type ColumnCatalog, keep, plain } from '../../kernel/column-catalog.ts';

/** The columns of the locations tables. */
export const columns = {
  geocoded_addresses: {
    key: keep('addresses of public projects'),
    ...plain('geocoder', 'latitude', 'longitude', 'precision', 'expires_at'),
  },
  geocoder_turns: { ...plain('geocoder', 'day', 'asked', 'failures', 'not_before') },
} satisfies ColumnCatalog;
