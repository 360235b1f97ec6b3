import type { ProjectTrade } from '@plumbline/contract/domains/projects/trade-need.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { DecidedNeed } from '../rules/need-decisions.ts';

/** Returns what operators have decided about these projects, by project. */
export async function needDecisions(db: Database, ids: readonly string[]): Promise<Map<string, DecidedNeed[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<DecidedNeed & { id: string } & Record<string, unknown>>(sql`
    select project_id as id, trade, need, reason from project_need_overrides
    where project_id = any(${sql.param([...ids])}::text[])`);
  return Map.groupBy(rows, ({ id }) => id);
}

export async function storeNeedDecision(
  db: Database,
  id: ProjectId,
  { trade, need, reason }: DecidedNeed,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into project_need_overrides (project_id, trade, need, reason, decided_by, decided_at)
    values (${id}, ${trade}, ${need}, ${reason}, ${by}, ${now.toISOString()})
    on conflict (project_id, trade) do update set need = excluded.need, reason = excluded.reason,
      decided_by = excluded.decided_by, decided_at = excluded.decided_at`);
}

export async function deleteNeedDecision(db: Database, id: ProjectId, trade: ProjectTrade): Promise<void> {
  await db.execute(sql`delete from project_need_overrides where project_id = ${id} and trade = ${trade}`);
}
