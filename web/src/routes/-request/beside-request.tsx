import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { LateJobReports } from '../../domains/service-requests/reports/late-job-reports.tsx';
import { RequestThreads } from '../../domains/threads/request-threads.tsx';
import { appointmentOf } from './appointment-of.tsx';
import { mayHaveReports } from './may-have-reports.ts';

/** What other domains add to the customer's page of a request, refetched with every change of `news`. */
export const besideRequest = (record: TrackingRecord, news: number) => (
  <>
    {appointmentOf(record)}
    {mayHaveReports(record) && <LateJobReports link={{ id: record.requestId }} news={news} />}
    <RequestThreads key={news} requestId={record.requestId} />
  </>
);
