import type { Settings } from '../../../kernel/settings.ts';
import type { JobAppointment } from '../tables.ts';

type Origin = Pick<Settings, 'publicUrl'>;

/** The customer's page of an appointment. */
export const customerScheduleUrl = ({ publicUrl }: Origin, { requestId }: Pick<JobAppointment, 'requestId'>): string =>
  `${publicUrl}/schedule-service?request=${requestId}`;

/** The contractor's. */
export const contractorScheduleUrl = (
  { publicUrl }: Origin,
  { referralId, contractorId }: Pick<JobAppointment, 'referralId' | 'contractorId'>,
): string => `${publicUrl}/schedule-service?request=${referralId}&contractor=${contractorId}`;
