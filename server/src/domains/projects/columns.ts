import { type ColumnCatalog, type ColumnsOf, keep, plain, type View } from '../../kernel/column-catalog.ts';
import type { projects } from './tables.ts';

const LISTED = 'as its public source lists the project';
const SEEN: readonly View[] = ['public', 'asked', 'contractor', 'customer', 'operator'];

/** The columns of projects, all of which come from public sources. */
export const columns = {
  project_sources: { ...plain('id', 'name', 'host', 'page_url', 'checked_at', 'is_rolling') },
  projects: {
    ...plain('id', 'title', 'city', 'state', 'zip', 'county', 'status', 'project_type', 'sector', 'work', 'trades'),
    ...plain('plumbing_required', 'budget_min_cents', 'budget_max_cents', 'budget_ranges', 'budget_top_cents'),
    ...plain('deadline_at', 'deadline_zone', 'deadline_text', 'permit_number', 'permit_status', 'permit_key'),
    ...plain('source_id', 'source_url', 'latitude', 'longitude', 'precision', 'located_by', 'geocode_key', 'map_x'),
    ...plain('map_y', 'number', 'listed_at', 'listed_on', 'is_dated', 'first_seen_at', 'last_changed_at'),
    ...plain('vanished_at', 'is_synthetic', 'provenance', 'address_key'),
    location: keep(LISTED, ...SEEN),
    street: keep(LISTED, ...SEEN),
    description: keep(LISTED, ...SEEN),
    contractor: keep(LISTED, ...SEEN),
    contact_info: keep(LISTED, ...SEEN),
    search: keep(LISTED),
  } satisfies ColumnsOf<typeof projects>,
  project_listings: {
    ...plain('source_id', 'external_id', 'project_id', 'fingerprint', 'first_seen_at', 'last_changed_at'),
    ...plain('vanished_at', 'rules'),
    listing: keep(LISTED),
  },
  project_history: {
    ...plain('id', 'project_id', 'at', 'source_id', 'kind', 'is_correction'),
    fields: keep(LISTED, ...SEEN),
  },
  project_need_overrides: {
    ...plain('project_id', 'trade', 'need', 'reason', 'decided_by', 'decided_at'),
  },
  project_words: { word: keep('words of public listings') },
  project_cells: {
    ...plain('status', 'project_type', 'county', 'budget_ranges', 'plumbing_required', 'placed', 'count'),
  },
} satisfies ColumnCatalog;
