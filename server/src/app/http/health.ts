import type { Health, SourceHealth, SourceState } from '@plumbline/contract/domains/accounts/health.ts';
import { type Incident, publicStatus } from '@plumbline/contract/domains/accounts/incident.ts';
import { getHealth } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { getStatus } from '@plumbline/contract/domains/accounts/status-endpoints.ts';
import type { Source } from '@plumbline/contract/domains/ingest/source.ts';
import { listSources, warnedSources, warningText } from '../../domains/ingest/public.ts';
import { summarizeFates } from '../../domains/messaging/public.ts';
import type { Context } from '../../kernel/context.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { jobFailures, taskHealth } from '../../kernel/job-health.ts';
import { gauges } from '../compose/gauges.ts';
import { jobWords } from '../compose/jobs.ts';
import type { IncidentWatch } from '../signals/incident-watch.ts';
import { incidentsWords } from '../signals/incidents.words.ts';

/** The health of several domains and of the queue, in one response, and what the public may know of it. */
export const healthRoutes = (mount: Mount, watch: Pick<IncidentWatch, 'incidents' | 'alerts'>): void => {
  mount(getHealth, async (ctx) => ({
    ...(await showHealth(ctx)),
    incidents: incidentsFor(ctx, watch),
    alerts: watch.alerts,
  }));
  mount(getStatus, async (ctx) => publicStatus(watch.incidents(), ctx.clock.now()));
};

const incidentsFor = ({ language }: Context, watch: Pick<IncidentWatch, 'incidents'>): Incident[] =>
  watch.incidents().map(({ kind, said, beganAt, endedAt, toldAt }) => ({
    kind,
    what: said[language],
    toDo: incidentsWords[language].toDo(kind),
    stillWorks: incidentsWords[language].stillWorks(kind),
    beganAt,
    endedAt,
    toldAt,
  }));

async function showHealth(ctx: Context): Promise<Omit<Health, 'incidents' | 'alerts'>> {
  const [{ sources, run }, warned, fates, tasks, failures, reports] = await Promise.all([
