import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

export interface AuditEntry {
  /** A user's id, or the name of the command that was run on the server. */
  readonly operator: string;
  /** What was done, such as 'add-operator'. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string };
  /** What else is worth knowing; no personal data beyond what the action is about. */
  readonly details: object;
}

/** Adds an entry for good: the database refuses to change or delete one. */
export async function insertAuditEntry(db: Database, entry: AuditEntry, at: Date): Promise<void> {
  await db.execute(sql`
    insert into audit_log (at, operator, action, subject_kind, subject_id, details)
    values (${at.toISOString()}, ${entry.operator}, ${entry.action}, ${entry.subject.kind}, ${entry.subject.id},
      ${JSON.stringify(entry.details)})`);
}
