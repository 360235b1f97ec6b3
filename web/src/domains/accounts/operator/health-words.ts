import type { FateCount, Health, SourceState } from '@plumbline/contract/domains/accounts/health.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { ageOf } from '../../../lib/ago.ts';

type Channel = FateCount['channel'];

export const channelLabels: Record<Channel, string> = { email: 'Email', sms: 'SMS', phone: 'Phone', push: 'Push' };

export const sourceLabels: Record<SourceState, string> = {
  works: 'Works',
  reading: 'Being read',
  'held-back': 'Held back',
  failing: 'Failing',
  'not-read': 'Not read yet',
  off: 'Switched off',
};

/** How long jobs and messages may wait before somebody should look. */
const PATIENCE_MS = 10 * 60 * 1000;

const waitsTooLong = (since: string | null, now: Date): since is string =>
  since !== null && now.getTime() - new Date(since).getTime() > PATIENCE_MS;

const counted = (counts: readonly FateCount[], status: FateCount['status']): number =>
  counts.reduce((sum, count) => sum + (count.status === status ? count.lastDay : 0), 0);

/** What somebody should look at, worst first, a sentence each; nothing when all is well. */
export function troublesOf({ at, sources, jobs, messages }: Health): string[] {
  const now = new Date(at);
  const failed = jobs.tasks.reduce((sum, task) => sum + task.failed, 0);
  const notSent = counted(messages.counts, 'failed');
  const unsure = counted(messages.counts, 'unknown');
  const waiting = jobs.tasks.map(({ oldestWaitingAt }) => oldestWaitingAt ?? '').filter(Boolean);
  const oldestJob = waiting.toSorted()[0] ?? null;
  const failing = sources.filter(({ state }) => state === 'failing').length;
  const heldBack = sources.filter(({ state }) => state === 'held-back').length;
  return [
    ...(waitsTooLong(oldestJob, now) ? [`A job has waited for ${ageOf(oldestJob, now)}: is a worker running?`] : []),
    ...(waitsTooLong(messages.oldestQueuedAt, now)
      ? [`A message has waited for ${ageOf(messages.oldestQueuedAt, now)}.`]
      : []),
    ...(failed > 0 ? [`${formatCount(failed, 'job has', 'jobs have')} failed for good.`] : []),
    ...(notSent > 0 ? [`${formatCount(notSent, 'message')} of the last 24 hours failed.`] : []),
    ...(unsure > 0 ? [`${formatCount(unsure, 'message')} of the last 24 hours may not have been sent.`] : []),
    ...(failing > 0 ? [`${formatCount(failing, 'source is', 'sources are')} failing.`] : []),
    ...(heldBack > 0 ? [`${formatCount(heldBack, 'source is', 'sources are')} held back.`] : []),
  ];
}

/** 'send-message' as people read it: 'Send message'. */
export const taskLabel = (task: string): string => {
  const words = task.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
