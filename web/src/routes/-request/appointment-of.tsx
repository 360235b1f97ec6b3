import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { AppointmentAside } from '../../domains/appointments/appointment-aside.tsx';

/** The appointment next to its request, refetched whenever something happens to the request. */
export const appointmentOf = ({ requestId, status, history }: TrackingRecord) =>
  status === 'scheduled' && <AppointmentAside key={history.length} id={requestId} />;

/** The same for the contractor of the job, refetched with every change of `news`. */
export const appointmentOfJob = ({ id, status, requestStatus }: ContractorView, news: number) =>
  status === 'settled' && requestStatus === 'scheduled' && <AppointmentAside key={news} id={id} />;
