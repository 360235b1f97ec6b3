export { readReminderReply } from './rules/reminder-replies.ts';
export { answerReminder } from './use-cases/answer-reminder.ts';
export {
  collectAppointments,
  eraseAppointments,
  eraseAppointmentsNaming,
  findAppointmentsNaming,
} from './use-cases/erase-appointments.ts';
export { followRequest } from './use-cases/follow-request.ts';
export { appointmentMessageKinds } from './use-cases/show-samples.ts';
