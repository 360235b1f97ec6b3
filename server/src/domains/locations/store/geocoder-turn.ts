import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

export interface Turn {
  readonly asked: number;
  /** Consecutive calls that failed. */
  readonly failures: number;
  readonly notBefore: Date;
}

/** Returns the use of a geocoder on a UTC day ('2026-11-22'). */
export async function turnOf(db: Database, geocoder: string, day: string): Promise<Turn> {
  const { rows } = await db.execute<{ asked: number; failures: number; notBefore: string }>(sql`
    select case when day = ${day} then asked else 0 end as asked, failures, not_before as "notBefore"
    from geocoder_turns where geocoder = ${geocoder}`);
  const [row] = rows;
  return row === undefined
    ? { asked: 0, failures: 0, notBefore: new Date(0) }
    : { ...row, notBefore: new Date(row.notBefore) };
}

/**
 * Takes the turn to ask a geocoder about a number of addresses. No one else gets one before `until`, even if this
 * process is killed. Returns false if another process was faster.
 */
export async function takeTurn(
  db: Database,
  geocoder: string,
  { day, addresses, now, until }: { day: string; addresses: number; now: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into geocoder_turns as turn (geocoder, day, asked, failures, not_before)
    values (${geocoder}, ${day}, ${addresses}, 0, ${until.toISOString()}::timestamptz)
    on conflict (geocoder) do update set day = excluded.day, not_before = excluded.not_before,
      asked = excluded.asked + case when turn.day = excluded.day then turn.asked else 0 end
    where turn.not_before <= ${now.toISOString()}::timestamptz`);
  return (rowCount ?? 0) > 0;
}

/** Ends a turn; the next one begins at `notBefore`. */
export async function endTurn(db: Database, geocoder: string, failures: number, notBefore: Date): Promise<void> {
  await db.execute(sql`
    update geocoder_turns set failures = ${failures}, not_before = ${notBefore.toISOString()}::timestamptz
    where geocoder = ${geocoder}`);
}
