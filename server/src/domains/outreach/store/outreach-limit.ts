import type { OutreachId, ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/**
 * Records that these writers have written about a project on a day. Returns false if one of them already had.
 * Concurrent calls wait for each other, and only one succeeds. After false the transaction must end.
 */
export async function takeDay(
  db: Database,
  {
    projectId,
    day,
    outreachId,
    writers,
  }: {
    readonly projectId: ProjectId;
    readonly day: string;
    readonly outreachId: OutreachId;
    readonly writers: readonly string[];
  },
): Promise<boolean> {
  // Sorted, so that concurrent calls with several common writers can't deadlock.
  const sorted = [...new Set(writers)].sort();
  const { rowCount } = await db.execute(sql`
    insert into outreach_days (project_id, writer, day, outreach_id)
    select ${projectId}, writer, ${day}::date, ${outreachId} from unnest(${sql.param(sorted)}::text[]) as writer
    on conflict do nothing`);
  return rowCount === sorted.length;
}

/** Returns whether any of these has written about a project on a day. */
export async function hasWritten(
  db: Database,
  projectId: ProjectId,
  writers: readonly string[],
  day: string,
): Promise<boolean> {
  if (writers.length === 0) return false;
  const { rows } = await db.execute(sql`
    select from outreach_days
    where project_id = ${projectId} and writer = any(${sql.param([...writers])}::text[]) and day = ${day} limit 1`);
  return rows.length > 0;
}

export interface Tally {
  readonly who: string;
  readonly most: number;
}

/**
 * Counts one message for each. Returns false if one of them has reached its daily limit. Concurrent calls count each
 * other. After false the transaction must end.
 */
export async function countMessage(db: Database, day: string, tallies: readonly Tally[]): Promise<boolean> {
  const sorted = [...tallies].sort((one, other) => (one.who < other.who ? -1 : 1));
  const { rowCount } = await db.execute(sql`
    insert into outreach_tallies as known (who, day, messages)
    select who, ${day}::date, 1 from json_to_recordset(${JSON.stringify(sorted)}::json) as counted(who text, most integer)
    on conflict (who, day) do update set messages = known.messages + 1
    where known.messages < (select most
      from json_to_recordset(${JSON.stringify(sorted)}::json) as counted(who text, most integer)
      where counted.who = known.who)`);
  return rowCount === sorted.length;
}

/** Deletes the limits of days before this one. */
export async function forgetDays(db: Database, before: string): Promise<void> {
  await db.execute(sql`delete from outreach_tallies where day < ${before}`);
  await db.execute(sql`delete from outreach_days where day < ${before}`);
}
