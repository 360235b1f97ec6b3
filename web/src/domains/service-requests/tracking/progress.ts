import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { LINEAR_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import type { TimelineItem } from '../../../ui/timeline.tsx';
import { actionsWords } from './actions.words.ts';

const words = here(actionsWords);

/** The steps ahead: a name, and the event that each waits for. */
const AHEAD: Partial<Record<RequestStatus, { title: string; when: string }>> = words.progress;

const ENDED: readonly RequestStatus[] = ['cancelled', 'declined', 'expired'];

/** Returns when a step was reached; of the booked visit, also when it is. */
function timeTextOf(
  status: RequestStatus,
  timestamp: string,
  { appointmentAt, timeZone }: Pick<TrackingRecord, 'appointmentAt' | 'timeZone'>,
): string {
  const reached = formatDateTime(timestamp, timeZone);
  return status === 'scheduled' && appointmentAt
    ? words.bookedFor(reached, formatDateTime(appointmentAt, timeZone))
    : reached;
}

/**
 * Returns the timeline to draw. Completed steps stay completed. The bob marks the current state, which may have gone
 * back. The remaining steps follow, unless the request has ended.
 */
export function progressOf(
  record: Pick<
    TrackingRecord,
    'timeline' | 'status' | 'statusMessage' | 'timeZone' | 'openToProposals' | 'appointmentAt'
  >,
): TimelineItem[] {
  const reached = record.timeline.filter((item) => item.completed);
  const present = reached.findLastIndex((item) => item.status === record.status);
  const items: TimelineItem[] = reached.map((item, at) => ({
    id: `${item.status}${at}`,
    state: at === present ? 'now' : 'done',
    title: item.message,
    ...(item.timestamp ? { time: item.timestamp, timeText: timeTextOf(item.status, item.timestamp, record) } : {}),
  }));
  if (present === -1) items.push({ id: record.status, state: 'now', title: record.statusMessage });
  if (ENDED.includes(record.status)) return items;

  const reachedOrNow = [...reached.map(({ status }) => status), record.status];
  const furthest = Math.max(...reachedOrNow.map((status) => LINEAR_STATUSES.indexOf(status)));
  const ahead = LINEAR_STATUSES.slice(furthest + 1).flatMap((status): TimelineItem[] => {
    // An open request asks nobody.
    if (status === 'contractors-notified' && record.openToProposals) return [];
    const step = AHEAD[status];
    return step ? [{ id: status, state: 'next', title: step.title, timeText: step.when }] : [];
  });
  return [...items, ...ahead];
}
