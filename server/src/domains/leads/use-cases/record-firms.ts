import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { outsideTrace } from '../../../kernel/trace.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { firmsNamedBy, projectsAfter } from '../../projects/public.ts';
import { firmsOn, kindOf, placeOf } from '../rules/firm-mention.ts';
import { firmIdentity, keepFirms, lockFirms, markStale } from '../store/firm.ts';
import { lockBackfill, saveBackfill } from '../store/firm-backfill.ts';
import { replacePermits } from '../store/firm-permit.ts';
import type { NewFirmPermit } from '../tables.ts';
import { scheduleCount, scheduleLinking } from './count-firms.ts';

/** Projects per step of the backfill. */
const AT_ONCE = 500;

/** Records the firms that created and changed projects name. Repeating it changes nothing. */
export const recordFirms = (ctx: Context, ids: readonly ProjectId[]): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockFirms(ctx);
    const permits = (await firmsNamedBy(ctx, [...new Set(ids)])).map((permit) => ({ permit, named: firmsOn(permit) }));
    const idOf = await keepFirms(
      ctx,
      permits.flatMap(({ named }) => named),
    );
    const rows = permits.flatMap(({ permit, named }) =>
      named.flatMap((mention): NewFirmPermit[] => {
        const firmId = idOf.get(firmIdentity(mention));
        if (firmId === undefined) return [];
        const { id: projectId, zip, addressKey, isSynthetic, listedOn } = permit;
        return [
          {
            firmId,
            projectId,
            role: mention.role,
            named: mention.named,
            license: mention.license,
            place: placeOf(permit),
            zip: zip?.slice(0, 5) ?? null,
            kind: kindOf(permit),
            valueCents: permit.budgetMaxCents ?? permit.budgetMinCents,
            day: listedOn?.length === 7 ? `${listedOn}-01` : listedOn,
            addressKey,
            isSynthetic,
          },
        ];
      }),
    );
    const changed = await replacePermits(ctx, ids, rows);
    await markStale(ctx, changed);
    if (changed.length > 0) await scheduleCount(ctx);
  });

/** Schedules, at the start of a process, what firms need besides changed projects. */
export async function scheduleFirms(ctx: Context): Promise<void> {
  await scheduleBackfill(ctx);
  await scheduleLinking(ctx);
}

/** The job does nothing once all projects that are older than this table have been read. */
const scheduleBackfill = (ctx: Context): Promise<void> =>
  outsideTrace(() => enqueue(ctx, [{ task: 'record-firms', payload: {}, key: 'record-firms' }]));

/** Records the firms of one step of such projects, and schedules the next one. */
export const recordKnown = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const after = await lockBackfill(ctx);
    if (after === null) return;
    const ids = await projectsAfter(ctx, after, AT_ONCE);
    await recordFirms(ctx, ids);
    await saveBackfill(ctx, ids.at(-1) ?? null);
    if (ids.length > 0) await scheduleBackfill(ctx);
  });
