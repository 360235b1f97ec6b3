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
 * The timeline as it is drawn: what has happened, the last of it as 'now', then what is to come. It only grows, so a
 * step that was reached stays even when the present state has gone back; the banner says the present.
 */
export function progressOf(
  record: Pick<TrackingRecord, 'timeline' | 'status' | 'statusMessage' | 'timeZone'>,
): TimelineItem[] {
  const reached = record.timeline.filter((item) => item.completed);
  const items: TimelineItem[] = reached.map((item, at) => ({
    id: `${item.status}${at}`,
    state: at === reached.length - 1 ? 'now' : 'done',
    title: item.message,
    ...(item.timestamp ? { time: item.timestamp, timeText: formatDateTime(item.timestamp, record.timeZone) } : {}),
  }));
  if (ENDED.includes(record.status)) {
    if (reached.some((item) => item.status === record.status)) return items;
    const before = items.map((item): TimelineItem => ({ ...item, state: 'done' }));
    return [...before, { id: record.status, state: 'now', title: record.statusMessage }];
  }
  const furthest = Math.max(-1, ...reached.map((item) => LINEAR_STATUSES.indexOf(item.status)));
  const ahead = LINEAR_STATUSES.slice(furthest + 1).flatMap((status): TimelineItem[] => {
    const words = AHEAD[status];
    return words ? [{ id: status, state: 'next', title: words.title, timeText: words.when }] : [];
  });
  return [...items, ...ahead];
}
