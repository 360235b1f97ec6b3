import './jobs.ts';

export {
  collectAppointments,
  eraseAppointments,
  eraseAppointmentsNaming,
  findAppointmentsNaming,
} from './use-cases/erase-appointments.ts';
export { followRequest } from './use-cases/follow-request.ts';
export { sendReminder } from './use-cases/send-reminder.ts';
export { showAppointmentSamples } from './use-cases/show-samples.ts';
