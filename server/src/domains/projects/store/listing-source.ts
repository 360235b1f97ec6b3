import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** Who lists projects, as people are told. */
export interface ListingSource {
  readonly id: string;
  readonly name: string;
  /** 'louisvilleky.gov'; null for an uploaded file. */
  readonly host: string | null;
  /** A page that a person can read. */
  readonly pageUrl: string | null;
}

/** Adds the source, or gives the known one its new name and addresses; writes nothing when they are the same. */
export async function upsertListingSource(db: Database, { id, name, host, pageUrl }: ListingSource): Promise<void> {
  await db.execute(sql`
    insert into project_sources as known (id, name, host, page_url) values (${id}, ${name}, ${host}, ${pageUrl})
    on conflict (id) do update set name = excluded.name, host = excluded.host, page_url = excluded.page_url
    where (known.name, known.host, known.page_url) is distinct from (excluded.name, excluded.host, excluded.page_url)`);
}

export async function setChecked(db: Database, id: string, now: Date): Promise<void> {
  await db.execute(sql`update project_sources set checked_at = ${now.toISOString()}::timestamptz where id = ${id}`);
}
