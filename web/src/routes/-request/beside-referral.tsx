import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { LateJobReports } from '../../domains/service-requests/reports/late-job-reports.tsx';
import { ReferralThread } from '../../domains/threads/referral-thread.tsx';
import { appointmentOfJob } from './appointment-of.tsx';
import { isConnectedOrWas } from './may-have-reports.ts';

/** What other domains add to the contractor's page of a referral, refetched with every change of `news`. */
export const besideReferral = (view: ContractorView, news: number) => (
  <>
    {appointmentOfJob(view, news)}
    {isConnectedOrWas(view.status) && (
      <LateJobReports link={{ id: view.id, contractorId: view.contractorId }} news={news} />
    )}
    <ReferralThread id={view.id} contractorId={view.contractorId} status={view.status} />
  </>
);
