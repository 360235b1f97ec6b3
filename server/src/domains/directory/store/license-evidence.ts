import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { LicenseEvidence } from '../policy.ts';

/** Selects all evidence of a contractor's licenses as a value in a query. */
export const evidenceOf = (contractorId: SQL): SQL<LicenseEvidence[]> => sql<LicenseEvidence[]>`(
  select coalesce(json_agg(json_build_object('board', board, 'number', number, 'status', status,
    'statusSaid', status_said, 'classes', classes, 'issuedOn', issued_on, 'expiresOn', expires_on,
    'checkedOn', checked_on, 'source', contractor_sources.name)
    order by checked_on desc, source_id, external_id), '[]')
  from license_evidence join contractor_sources on contractor_sources.id = source_id
  where contractor_id = ${contractorId})`;

/** Evidence from one source, keyed by source and external id. */
export interface NewLicenseEvidence extends Omit<LicenseEvidence, 'source'> {
  readonly sourceId: string;
  readonly externalId: string;
  readonly contractorId: ContractorId;
}

/** Stores evidence, replacing what the same source reported about the same license before. */
export async function keepLicenseEvidence(db: Database, rows: readonly NewLicenseEvidence[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into license_evidence (source_id, external_id, contractor_id, board, number, status, status_said, classes,
      issued_on, expires_on, checked_on)
    select "sourceId", "externalId", "contractorId", board, number, status, "statusSaid", classes, "issuedOn",
      "expiresOn", "checkedOn"
    from json_to_recordset(${JSON.stringify(rows)}::json) as new("sourceId" text, "externalId" text,
      "contractorId" text, board text, number text, status text, "statusSaid" text, classes text[], "issuedOn" date,
      "expiresOn" date, "checkedOn" date)
    on conflict (source_id, external_id) do update set contractor_id = excluded.contractor_id, board = excluded.board,
      number = excluded.number, status = excluded.status, status_said = excluded.status_said,
      classes = excluded.classes, issued_on = excluded.issued_on, expires_on = excluded.expires_on,
      checked_on = excluded.checked_on`);
}

/** Deletes license evidence that its sources no longer report. */
export async function dropLicenseEvidence(
  db: Database,
  sourceId: string,
  externalIds: readonly string[],
): Promise<void> {
  if (externalIds.length === 0) return;
  await db.execute(sql`
    delete from license_evidence
    where source_id = ${sourceId} and external_id = any(${sql.param([...externalIds])}::text[])`);
}
