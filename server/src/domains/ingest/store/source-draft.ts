import type { SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import type { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { DraftChoices, LooseMapping } from '../rules/draft-mapping.ts';
import type { SourceSample } from '../rules/source-sample.ts';

/** A source that an operator is adding, with its first rows. */
export interface StoredDraft {
  readonly id: SourceDraftId;
  readonly name: string;
  readonly kind: SourceKind;
  readonly address: string;
  readonly page: string | null;
  /** The text of a file, read instead of the address. */
  readonly upload: string | null;
  readonly mapping: LooseMapping;
  readonly choices: DraftChoices;
  readonly sample: SourceSample;
  readonly intervalMinutes: number | null;
  /** The source, once it has been added. */
  readonly sourceId: SourceId | null;
}

export async function insertDraft(db: Database, draft: Omit<StoredDraft, 'sourceId'>, now: Date): Promise<void> {
  const { id, name, kind, address, page, upload, mapping, choices, sample, intervalMinutes } = draft;
  await db.execute(sql`
    insert into ingest_source_drafts
      (id, name, kind, address, page, upload, mapping, choices, sample, interval_minutes, created_at)
    values (${id}, ${name}, ${kind}, ${address}, ${page}, ${upload}, ${JSON.stringify(mapping)}::jsonb,
      ${JSON.stringify(choices)}::jsonb, ${JSON.stringify(sample)}::jsonb, ${intervalMinutes},
      ${now.toISOString()}::timestamptz)`);
}

const select = sql`
  select id, name, kind, address, page, upload, mapping, choices, sample, interval_minutes as "intervalMinutes",
    source_id as "sourceId"
  from ingest_source_drafts`;

export async function draftById(db: Database, id: SourceDraftId): Promise<StoredDraft | null> {
  const { rows } = await db.execute<StoredDraft & Record<string, unknown>>(sql`${select} where id = ${id}`);
  return rows[0] ?? null;
}

/** The same; nobody else can change it before the transaction ends. */
export async function lockDraft(db: Database, id: SourceDraftId): Promise<StoredDraft | null> {
  const { rows } = await db.execute<StoredDraft & Record<string, unknown>>(sql`${select} where id = ${id} for update`);
  return rows[0] ?? null;
}

export async function setChoices(db: Database, id: SourceDraftId, choices: DraftChoices): Promise<void> {
  await db.execute(sql`
    update ingest_source_drafts set choices = ${JSON.stringify(choices)}::jsonb where id = ${id}`);
}

export async function setAdded(db: Database, id: SourceDraftId, sourceId: SourceId): Promise<void> {
  await db.execute(sql`update ingest_source_drafts set source_id = ${sourceId} where id = ${id}`);
}
