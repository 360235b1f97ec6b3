import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { ReferralThread } from '../../domains/threads/referral-thread.tsx';
import { appointmentOfJob } from './appointment-of.tsx';

/** What other domains add to the contractor's page of a referral, refetched with every change of `news`. */
export const besideReferral = (view: ContractorView, news: number) => (
  <>
    {appointmentOfJob(view, news)}
    <ReferralThread id={view.id} contractorId={view.contractorId} status={view.status} />
  </>
);
