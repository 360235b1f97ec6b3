import type { FateCount, Health } from '@plumbline/contract/domains/accounts/health.ts';
import { ageOf } from '../../../lib/ago.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { healthWords } from './health.words.ts';

const { troubles } = here(healthWords);

/** Jobs and messages that wait longer count as a problem. */
const PATIENCE_MS = 10 * 60 * 1000;

const waitsTooLong = (since: string | null, now: Date): since is string =>
  since !== null && now.getTime() - new Date(since).getTime() > PATIENCE_MS;

const counted = (counts: readonly FateCount[], status: FateCount['status']): number =>
  counts.reduce((sum, count) => sum + (count.status === status ? count.lastDay : 0), 0);

/** Lists the problems that need attention besides incidents, worst first, one sentence each. Empty if there are none. */
export function troublesOf({ at, incidents, sources, jobs, messages, gauges }: Health): string[] {
  const now = new Date(at);
  const alarms = new Set(incidents.flatMap(({ what, endedAt }) => (endedAt === null ? [what] : [])));
  const failed = jobs.tasks.reduce((sum, task) => sum + task.failed, 0);
  const notSent = counted(messages.counts, 'failed');
  const unsure = counted(messages.counts, 'unknown');
  const waiting = jobs.tasks.map(({ oldestWaitingAt }) => oldestWaitingAt ?? '').filter(Boolean);
  const oldestJob = waiting.toSorted()[0] ?? null;
  const failing = sources.filter(({ state }) => state === 'failing').length;
  const heldBack = sources.filter(({ state }) => state === 'held-back').length;
  return [
    ...(waitsTooLong(oldestJob, now) ? [troubles.jobWaits(ageOf(oldestJob, now))] : []),
    ...(waitsTooLong(messages.oldestQueuedAt, now) ? [troubles.messageWaits(ageOf(messages.oldestQueuedAt, now))] : []),
    ...(failed > 0 ? [troubles.jobsFailed(failed, formatNumber(failed))] : []),
    ...(notSent > 0 ? [troubles.messagesFailed(notSent, formatNumber(notSent))] : []),
    ...(unsure > 0 ? [troubles.messagesUnsure(unsure, formatNumber(unsure))] : []),
    ...(failing > 0 ? [troubles.sourcesFailing(failing, formatNumber(failing))] : []),
    ...(heldBack > 0 ? [troubles.sourcesHeldBack(heldBack, formatNumber(heldBack))] : []),
    ...gauges.worries.filter((worry) => !alarms.has(worry)),
  ];
}
