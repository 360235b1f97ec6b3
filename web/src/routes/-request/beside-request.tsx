import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { RequestThreads } from '../../domains/threads/request-threads.tsx';
import { appointmentOf } from './appointment-of.tsx';

/** What other domains add to the customer's page of a request, refetched with every change of `news`. */
export const besideRequest = (record: TrackingRecord, news: number) => (
  <>
    {appointmentOf(record)}
    <RequestThreads key={news} requestId={record.requestId} />
  </>
);
