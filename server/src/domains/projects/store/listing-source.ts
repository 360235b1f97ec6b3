import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** A source of projects, as shown to people. */
export interface ListingSource {
  readonly id: string;
  readonly name: string;
  /** 'louisvilleky.gov'; null for an uploaded file. */
  readonly host: string | null;
  /** A human-readable page. */
  readonly pageUrl: string | null;
  /** Whether it lists only recent projects, such as the permits of the last 30 days. */
  readonly isRolling?: boolean;
}

/** Adds the source, or updates the one with its id; writes nothing if nothing differs. */
export async function upsertListingSource(
  db: Database,
  { id, name, host, pageUrl, isRolling = false }: ListingSource,
): Promise<void> {
  await db.execute(sql`
    insert into project_sources as known (id, name, host, page_url, is_rolling)
    values (${id}, ${name}, ${host}, ${pageUrl}, ${isRolling})
    on conflict (id) do update set name = excluded.name, host = excluded.host, page_url = excluded.page_url,
      is_rolling = excluded.is_rolling
    where (known.name, known.host, known.page_url, known.is_rolling)
      is distinct from (excluded.name, excluded.host, excluded.page_url, excluded.is_rolling)`);
}

export async function setChecked(db: Database, id: string, now: Date): Promise<void> {
  await db.execute(sql`update project_sources set checked_at = ${now.toISOString()}::timestamptz where id = ${id}`);
}
