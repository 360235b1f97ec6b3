import { type Incident, IncidentKind, STATUS_DAYS } from '@plumbline/contract/domains/accounts/incident.ts';
import type { Said } from '@plumbline/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';

export interface StoredIncident extends Pick<Incident, 'kind' | 'beganAt' | 'endedAt' | 'toldAt'> {
  readonly id: string;
  readonly said: Said;
}

/** Takes or keeps the watch, until a time by the database's clock. Returns whether this process has it. */
export async function takeWatch(db: Database, holder: string, seconds: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into incident_watch as watch (holder, until) values (${holder}, now() + ${seconds} * interval '1 second')
    on conflict (is_only) do update set holder = excluded.holder, until = excluded.until
    where watch.holder = excluded.holder or watch.until < now()`);
  return rowCount === 1;
}

/** Gives the watch up, so that another process need not wait for its end. */
export async function leaveWatch(db: Database, holder: string): Promise<void> {
  await db.execute(sql`delete from incident_watch where holder = ${holder}`);
}

/** While an upgrade is under way, the next release may store kinds that this one has no words for. */
const isKnown = sql`kind = any(${sql.param([...IncidentKind.options])}::text[])`;

/** Returns the incidents that last or ended within the days that the status shows, newest first. */
export async function recentIncidents(db: Database): Promise<StoredIncident[]> {
  const { rows } = await db.execute<Record<keyof StoredIncident, never>>(sql`
    select id, kind, said, began_at as "beganAt", ended_at as "endedAt", told_at as "toldAt" from incidents
    where ${isKnown} and (ended_at is null or ended_at > now() - ${STATUS_DAYS} * interval '1 day')
    order by began_at desc, id limit 500`);
  return rows.map(({ beganAt, endedAt, toldAt, ...row }) => ({
    ...(row as Pick<StoredIncident, 'id' | 'kind' | 'said'>),
    beganAt: isoOf(beganAt),
    endedAt: endedAt === null ? null : isoOf(endedAt),
    toldAt: toldAt === null ? null : isoOf(toldAt),
  }));
}

const isoOf = (moment: string): string => new Date(moment).toISOString();

/** Returns the incidents that last. */
export const openIncidents = async (db: Database): Promise<StoredIncident[]> =>
  (await recentIncidents(db)).filter(({ endedAt }) => endedAt === null);

/** Stores an incident, unless one of its kind lasts. */
export async function insertIncident(
  db: Database,
  { id, kind, said, beganAt, endedAt, toldAt }: StoredIncident,
): Promise<void> {
  await db.execute(sql`
    insert into incidents (id, kind, said, began_at, ended_at, told_at)
    values (${id}, ${kind}, ${JSON.stringify(said)}::jsonb, ${beganAt}, ${endedAt}, ${toldAt})
    on conflict do nothing`);
}

/** Stores what is wrong by now. */
export async function updateIncident(db: Database, id: string, said: Said): Promise<void> {
  await db.execute(sql`
    update incidents set said = ${JSON.stringify(said)}::jsonb
    where id = ${id} and said is distinct from ${JSON.stringify(said)}::jsonb`);
}

export async function endIncident(db: Database, id: string, now: Date): Promise<void> {
  await db.execute(sql`update incidents set ended_at = ${now.toISOString()} where id = ${id} and ended_at is null`);
}

/** An alert that has not been delivered yet. */
export interface Untold {
  readonly id: string;
  readonly kind: IncidentKind;
  readonly said: Said;
  readonly beganAt: string;
  /** Set if the alert says that it is over. */
  readonly endedAt: string | null;
}

/** No other process delivers an alert for this long. Longer than delivering it takes. */
const CLAIM = sql`now() + interval '2 minutes'`;

/**
 * Claims the alerts that are due, so that nobody else delivers them. An incident that ended before anybody was told of it
 * is not worth two messages.
 */
export async function claimUntold(db: Database): Promise<Untold[]> {
  const { rows } = await db.execute<Record<keyof Untold, never>>(sql`
    update incidents set telling_until = ${CLAIM}
    where ((told_at is null and ended_at is null) or (told_at is not null and told_end_at is null and ended_at is not null))
      and coalesce(telling_until < now(), true) and ${isKnown}
    returning id, kind, said, began_at as "beganAt", ended_at as "endedAt"`);
  return rows.map(({ beganAt, endedAt, ...row }) => ({
    ...(row as Pick<Untold, 'id' | 'kind' | 'said'>),
    beganAt: isoOf(beganAt),
    endedAt: endedAt === null ? null : isoOf(endedAt),
  }));
}

/** Records whether a claimed alert was delivered. If not, it is tried again with the next look. */
export async function recordTold(db: Database, { id, endedAt }: Untold, isTold: boolean): Promise<void> {
  const told = endedAt === null ? sql`told_at` : sql`told_end_at`;
  await db.execute(
    isTold
      ? sql`update incidents set ${told} = now(), telling_until = null where id = ${id}`
      : sql`update incidents set telling_until = null where id = ${id}`,
  );
}
