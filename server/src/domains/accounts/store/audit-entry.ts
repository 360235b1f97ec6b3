import { AUDIT_ACTIONS, type AuditAction } from '@plumbline/contract/domains/accounts/audit-action.ts';
import type { AuditRecord } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { type ListPage, pageOf, positionTime, type TimePosition } from '../../../kernel/list-page.ts';

export interface AuditEntry {
  /** A user's id, or the name of the command that was run on the server. */
  readonly operator: string;
  readonly action: AuditAction;
  readonly subject: { readonly kind: string; readonly id: string };
  /** Further details. No personal data beyond the subject of the action. */
  readonly details: object;
}

/** Adds a permanent entry: the database rejects changes and deletions. */
export async function insertAuditEntry(db: Database, entry: AuditEntry, at: Date): Promise<void> {
  await db.execute(sql`
    insert into audit_log (at, operator, action, subject_kind, subject_id, details)
    values (${at.toISOString()}, ${entry.operator}, ${entry.action}, ${entry.subject.kind}, ${entry.subject.id},
      ${JSON.stringify(entry.details)})`);
}

/** Returns the last time an action was done to one of these subjects; null if never. */
export async function lastDoneTo(
  db: Database,
  action: AuditAction,
  kind: string,
  ids: readonly string[],
): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select max(at) as at from audit_log
    where subject_kind = ${kind} and subject_id = any(${sql.param([...ids])}::text[]) and action = ${action}`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** Returns the log, newest first, without the actions of a later release while an upgrade is under way. */
export async function auditPage(
  db: Database,
  { after, limit }: { readonly after: TimePosition | undefined; readonly limit: number },
): Promise<ListPage<AuditRecord>> {
  const past =
    after === undefined ? sql.empty() : sql`and (at, entry.id) < (${after.at}::timestamptz, ${after.id}::bigint)`;
  const { rows } = await db.execute<Omit<AuditRecord, 'id' | 'at'> & { id: string; moment: string }>(sql`
    select entry.id, ${positionTime(sql`at`)} as moment, operator, acting.email as "operatorEmail", action,
      subject_kind as "subjectKind", subject_id as "subjectId", subject.email as "subjectEmail", details
    from audit_log as entry left join users as acting on acting.id = operator
      left join users as subject on subject_kind = 'user' and subject.id = subject_id
    where action = any(${sql.param([...AUDIT_ACTIONS])}::text[]) ${past} order by at desc, entry.id desc limit ${limit + 1}`);
  const page = pageOf(
    rows.map((row) => ({ ...row, position: { at: row.moment, id: row.id } })),
    limit,
  );
  return {
    next: page.next,
    items: page.items.map(({ id, moment, position: _, ...row }) => ({
      ...row,
      id: Number(id),
      at: new Date(moment).toISOString(),
    })),
  };
}
