import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Trouble } from '@plumbline/contract/domains/messaging/provider-trouble.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';

/** A provider that gets no messages for now. */
export interface ProviderRest {
  readonly provider: string;
  readonly channel: Channel;
  readonly trouble: Trouble;
  readonly since: Date;
  /** The time of the next probe. */
  readonly until: Date;
  readonly failedProbes: number;
}

/** Returns the providers that rest, those that have rested longest first. */
export async function selectRests(db: Database): Promise<ProviderRest[]> {
  const { rows } = await db.execute<Omit<ProviderRest, 'since' | 'until'> & { since: string; until: string }>(
    prepared(sql`
      select provider, channel, trouble, since, until, failed_probes as "failedProbes" from provider_rests
      order by since, provider`),
  );
  return rows.map(({ since, until, ...rest }) => ({ ...rest, since: new Date(since), until: new Date(until) }));
}

/** Starts a rest. A provider that rests already keeps its rest, and what it has refused is added. */
export async function insertRest(
  db: Database,
  rest: Omit<ProviderRest, 'failedProbes'> & { readonly refused: readonly string[] },
): Promise<void> {
  const { provider, channel, trouble, since, until, refused } = rest;
  await db.execute(sql`
    insert into provider_rests (provider, channel, trouble, since, until, refused)
    values (${provider}, ${channel}, ${trouble}, ${since.toISOString()}, ${until.toISOString()},
      ${sql.param([...refused])}::text[])
    on conflict (provider) do update set refused = provider_rests.refused || excluded.refused`);
}

/** Remembers messages that a resting provider has refused for good. */
export async function noteRefused(db: Database, provider: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update provider_rests set refused = refused || ${sql.param([...ids])}::text[] where provider = ${provider}`);
}

/** Takes the turn to probe a provider whose rest is over, until a later time. Returns whether the turn was free. */
export async function takeProbe(db: Database, provider: string, now: Date, until: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update provider_rests set until = ${until.toISOString()}
    where provider = ${provider} and until <= ${now.toISOString()}`);
  return rowCount === 1;
}

/** Prolongs a rest after a failed probe. */
export async function prolongRest(db: Database, provider: string, trouble: Trouble, until: Date): Promise<void> {
  await db.execute(sql`
    update provider_rests
    set trouble = ${trouble}, until = ${until.toISOString()}, failed_probes = failed_probes + 1
    where provider = ${provider}`);
}

/** Ends a rest. Returns since when the provider had failed and what it refused meanwhile; null if it didn't rest. */
export async function deleteRest(
  db: Database,
  provider: string,
): Promise<{ readonly since: Date; readonly refused: readonly string[] } | null> {
  const { rows } = await db.execute<{ since: string; refused: string[] }>(
    sql`delete from provider_rests where provider = ${provider} returning since, refused`,
  );
  const [row] = rows;
  return row === undefined ? null : { since: new Date(row.since), refused: row.refused };
}
