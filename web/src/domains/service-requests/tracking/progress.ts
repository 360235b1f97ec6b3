import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { LINEAR_STATUSES, type TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import type { TimelineItem } from '../../../ui/timeline.tsx';

/** What is to come: a name, and what it waits for. */
const AHEAD: Partial<Record<RequestStatus, { title: string; when: string }>> = {
  'contractors-notified': { title: 'Contractors notified', when: 'As soon as our message is out' },
  'responses-received': { title: 'Answers', when: 'When a contractor answers' },
  'contractor-selected': { title: 'Contractor selected', when: 'When you and a contractor agree' },
  scheduled: { title: 'Scheduled', when: 'When a time is booked' },
  'in-progress': { title: 'In progress', when: 'When the work starts' },
  completed: { title: 'Completed', when: 'When the work is done' },
};

const ENDED: readonly RequestStatus[] = ['cancelled', 'declined', 'expired'];

/**
 * The timeline as it is drawn. It only grows: a step that was reached stays reached. The bob hangs at the present
 * state, which may have gone back; then come the steps that are still ahead, unless the request has ended.
 */
export function progressOf(
  record: Pick<TrackingRecord, 'timeline' | 'status' | 'statusMessage' | 'timeZone' | 'openToProposals'>,
): TimelineItem[] {
  const reached = record.timeline.filter((item) => item.completed);
  const present = reached.findLastIndex((item) => item.status === record.status);
  const items: TimelineItem[] = reached.map((item, at) => ({
    id: `${item.status}${at}`,
    state: at === present ? 'now' : 'done',
    title: item.message,
    ...(item.timestamp ? { time: item.timestamp, timeText: formatDateTime(item.timestamp, record.timeZone) } : {}),
  }));
  if (present === -1) items.push({ id: record.status, state: 'now', title: record.statusMessage });
  if (ENDED.includes(record.status)) return items;

  const reachedOrNow = [...reached.map(({ status }) => status), record.status];
  const furthest = Math.max(...reachedOrNow.map((status) => LINEAR_STATUSES.indexOf(status)));
  const ahead = LINEAR_STATUSES.slice(furthest + 1).flatMap((status): TimelineItem[] => {
    // Nobody is asked where contractors come by themselves.
    if (status === 'contractors-notified' && record.openToProposals) return [];
    const words = AHEAD[status];
    return words ? [{ id: status, state: 'next', title: words.title, timeText: words.when }] : [];
  });
  return [...items, ...ahead];
}
