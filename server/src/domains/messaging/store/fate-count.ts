import { Channel, type MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { ReasonColumns } from '../rules/fate-reason.ts';

export interface FateCount {
  readonly channel: Channel;
  readonly status: MessageStatus;
  readonly lastDay: number;
  readonly lastWeek: number;
}

/** Counts messages written since `week`, and since `day`, by status. Uses only the index messages_newest. */
export async function countFates(db: Database, since: { readonly day: Date; readonly week: Date }) {
  const { rows } = await db.execute<FateCount & Record<string, unknown>>(sql`
    select channel, status, count(*)::integer as "lastWeek",
      count(*) filter (where created_at >= ${since.day.toISOString()}::timestamptz)::integer as "lastDay"
    from messages where created_at >= ${since.week.toISOString()}::timestamptz
    group by channel, status order by channel, status`);
  return rows as readonly FateCount[];
}

/** Counts of queued messages: overdue ones, and ones held for one of the given reasons. */
export interface QueueCount {
  readonly waiting: number;
  /** Creation time of the message that has waited longest; null if none is waiting. */
  readonly oldestAt: Date | null;
  readonly held: number;
  /** Time at which the first held message will be sent; null if none is held. */
  readonly nextAt: Date | null;
}

/** An outage may leave a million queued messages, and nobody needs an exact count beyond this. */
const MOST_COUNTED = 10_000;

/** Counts the ten thousand oldest queued messages at most. Uses the index messages_unsent. */
export async function countQueued(db: Database, now: Date, reasons: readonly string[]): Promise<QueueCount> {
  const isHeld = sql`coalesce(not_before > ${now.toISOString()}::timestamptz and status_reason in (${sql.join(
    reasons.map((reason) => sql`${reason}`),
    sql`, `,
  )}), false)`;
  const { rows } = await db.execute<{ waiting: number; oldestAt: string | null; held: number; nextAt: string | null }>(
    sql`
      select count(*) filter (where not held)::integer as waiting, min(created_at) filter (where not held) as "oldestAt",
        count(*) filter (where held)::integer as held, min(not_before) filter (where held) as "nextAt"
      from (select created_at, not_before, ${isHeld} as held from messages where status = 'queued'
        order by created_at limit ${MOST_COUNTED}) as queued`,
  );
  const [count] = rows;
  if (count === undefined) throw new Error('An aggregate gives one row');
  return { ...count, oldestAt: dateOf(count.oldestAt), nextAt: dateOf(count.nextAt) };
}

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

export interface FailureCount extends ReasonColumns {
  readonly channel: Channel;
  readonly status: MessageStatus;
  readonly count: number;
  readonly lastAt: Date;
}

/** Maximum number of failures whose reasons are counted. An outage may leave a million. */
const COUNTED = 1000;
const REASONS_SHOWN = 20;

/**
 * Returns the reasons why messages written since then failed or have an unknown status. Looks at the newest thousand of
 * each status. Uses the index messages_by_status.
 */
export async function countFailures(db: Database, since: Date): Promise<FailureCount[]> {
  const newest = (status: MessageStatus) => sql`(
    select channel, status, status_reason, status_reason_kind, created_at from messages
    where status = ${status} and created_at >= ${since.toISOString()}::timestamptz
    order by created_at desc, id limit ${COUNTED})`;
  const { rows } = await db.execute<Omit<FailureCount, 'lastAt'> & { lastAt: string }>(sql`
    select channel, status, status_reason as "statusReason", status_reason_kind as "statusReasonKind",
      count(*)::integer as count, max(created_at) as "lastAt"
    from (${newest('failed')} union all ${newest('unknown')}) as failures
    group by channel, status, status_reason, status_reason_kind
    order by count desc, "lastAt" desc, status_reason limit ${REASONS_SHOWN}`);
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }));
}

/** Counts the queued messages of a channel, up to ten thousand. Uses the index messages_unsent. */
export async function countWaitingBy(db: Database, channel: Channel): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from messages where status = 'queued' and channel = ${channel} limit ${MOST_COUNTED}) as queued`);
  return rows[0]?.count ?? 0;
}

/** Counts the queued messages of each channel, up to ten thousand of each. */
export const countWaiting = (db: Database): Promise<{ readonly channel: Channel; readonly count: number }[]> =>
  Promise.all(Channel.options.map(async (channel) => ({ channel, count: await countWaitingBy(db, channel) })));
