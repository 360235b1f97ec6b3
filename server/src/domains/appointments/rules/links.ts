import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { JobAppointment } from '../tables.ts';

type Origin = Pick<Settings, 'publicUrl'>;

/** Returns the customer's page of an appointment, in their language. */
export const customerScheduleUrl = (
  { publicUrl }: Origin,
  { requestId }: Pick<JobAppointment, 'requestId'>,
  language: Language,
): string => publicUrl + pathIn(language, `/schedule-service?request=${requestId}`);

/** Returns the contractor's page of an appointment, in their language. */
export const contractorScheduleUrl = (
  { publicUrl }: Origin,
  { referralId, contractorId }: Pick<JobAppointment, 'referralId' | 'contractorId'>,
  language: Language,
): string => publicUrl + pathIn(language, `/schedule-service?request=${referralId}&contractor=${contractorId}`);
