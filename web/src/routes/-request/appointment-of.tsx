import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { AppointmentAside } from '../../domains/appointments/appointment-aside.tsx';

/** The appointment beside a request that has one; read anew with everything that happens to the request. */
export const appointmentOf = ({ requestId, status, history }: TrackingRecord) =>
  status === 'scheduled' && <AppointmentAside key={history.length} id={requestId} />;
