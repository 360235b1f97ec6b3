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
    listSources(ctx),
    warnedSources(ctx.db),
    summarizeFates(ctx),
    taskHealth(ctx.db),
    jobFailures(ctx.db),
    Promise.all(gauges.map(async ({ name, read }) => ({ name, ...(await read(ctx)) }))),
  ]);
  const reading = new Set(run?.sources.filter(({ state }) => state === 'running').map(({ sourceId }) => sourceId));
  const at = ctx.clock.now().toISOString();
  return {
    at,
    sources: sources.map((source) => ({
      ...sourceHealth(source, reading.has(source.id)),
      warnings: (warned.find(({ id }) => id === source.id)?.warnings ?? []).map((one) =>
        warningText(one, ctx.language),
      ),
    })),
    jobs: {
      tasks: tasks.map((task) => ({
        ...task,
        words: jobWords(task.task, ctx.language),
        oldestWaitingAt: task.oldestWaitingAt?.toISOString() ?? null,
      })),
      failures: failures.map((failure) => ({ ...failure, lastAt: failure.lastAt.toISOString() })),
    },
    messages: {
      counts: [...fates.counts],
      waiting: fates.queue.waiting,
      oldestQueuedAt: fates.queue.oldestAt?.toISOString() ?? null,
      held: { count: fates.queue.held, nextAt: fates.queue.nextAt?.toISOString() ?? null },
      failures: fates.failures.map((failure) => ({ ...failure, lastAt: failure.lastAt.toISOString() })),
    },
    gauges: {
      readings: reports.flatMap(({ name, readings }) =>
        readings.map((reading) => ({ ...reading, name, label: reading.label[ctx.language] })),
      ),
      worries: reports.flatMap(({ worry }) => worry?.[ctx.language] ?? []),
    },
  };
}

const sourceHealth = (source: Source, isReading: boolean): Omit<SourceHealth, 'warnings'> => ({
  id: source.id,
  name: source.name,
  state: isReading ? 'reading' : stateOf(source),
  problem: source.lastRun?.problem ?? null,
  lastRunAt: source.lastRun?.finishedAt ?? source.lastRun?.startedAt ?? null,
  lastSucceededAt: source.lastSucceededAt,
  rows: source.lastRun?.read ?? 0,
  failures: source.failures,
  nextDueAt: source.nextRunAt,
});

function stateOf({ enabled, lastRun }: Source): SourceState {
  if (!enabled) return 'off';
  if (lastRun === null) return 'not-read';
  if (lastRun.state === 'failed') return 'failing';
  return lastRun.state === 'held-back' ? 'held-back' : 'works';
}
