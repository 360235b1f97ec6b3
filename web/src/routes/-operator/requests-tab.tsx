import type { ComponentProps } from 'react';
import { OperatorJobReports } from '../../domains/service-requests/operator/job-reports.tsx';
import { Requests } from '../../domains/service-requests/operator/requests.tsx';
import { ThreadReports } from '../../domains/threads/operator/thread-reports.tsx';

/** Requests by their number, reports with objections, and the conversations that were reported. */
export const RequestsTab = (props: ComponentProps<typeof Requests>) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div>
      <Requests {...props} />
    </div>
    <OperatorJobReports />
    <ThreadReports />
  </div>
);
