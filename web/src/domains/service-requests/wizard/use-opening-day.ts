import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { useState } from 'react';
import { readersZone } from '../../../lib/moment.ts';
import { site } from '../../../lib/site.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';

/** The zone of most customers, until the browser says its own. */
const COMMON_ZONE = 'America/New_York';

/**
 * Returns the day on which the page was opened, yyyy-MM-dd. Late in the evening it differs by time zone: the one at the
 * job counts, else the reader's.
 */
export function useToday(zone: string | undefined): string {
  const hasArrived = useAsArrived();
  const [opened] = useState(() => (hasArrived && site.renderedAt ? new Date(site.renderedAt) : new Date()));
  return dayIn(opened, zone || (hasArrived ? COMMON_ZONE : readersZone()));
}
