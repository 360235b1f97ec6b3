import { scheduleSweep } from '../../domains/files/public.ts';
import { rereadSources, scheduleDue } from '../../domains/ingest/public.ts';
import { scheduleFirms } from '../../domains/leads/public.ts';
import { scheduleReconciliation } from '../../domains/payments/public.ts';
import { scheduleGeocoding } from '../../domains/projects/public.ts';
import { scheduleEventMonths } from '../../domains/service-requests/public.ts';
import type { Context } from '../../kernel/context.ts';
import { scheduleBackups } from '../backups/jobs.ts';
import { scheduleRetention } from '../retention/enforce-retention.ts';

/** Schedules, when a worker starts, the jobs that are always there. Several processes scheduling them still create one each. */
export async function scheduleStanding(ctx: Context): Promise<void> {
  await scheduleDue(ctx);
  await rereadSources(ctx);
  await scheduleReconciliation(ctx);
  await scheduleEventMonths(ctx);
  await scheduleGeocoding(ctx);
  await scheduleBackups(ctx);
  await scheduleRetention(ctx);
  await scheduleSweep(ctx);
  await scheduleFirms(ctx);
}
