import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './reminder-reason.words.es.ts';

export const en = {
  appointmentOff: 'the appointment is off',
  appointmentBegun: 'the appointment had begun',
  cancelled: 'the appointment was canceled',
  moved: 'the appointment was moved',
  notTakenPlace: 'the appointment did not take place',
  jobLost: 'the contractor no longer has the job',
  requestCancelled: 'the request was canceled',
  workBegun: 'the work has begun',
  workCompleted: 'the work is completed',
  nextDue: 'the next reminder was due',
  noWay: 'there is no way to send it',
  optedOut: 'the recipient has opted out',
  tooLate: 'it would have been too late',
  night: 'it is night at the recipient’s place',
  nightTooLate: 'it is night at the recipient’s place, and the morning would be too late',
  enough: 'enough went to the recipient in this hour',
  enoughTooLate: 'enough went to the recipient in this hour, and the next hour would be too late',
  cameBack: 'earlier mail to this address came back',
  cancelledByOperator: 'canceled by an operator',
  setTooLate: (before: string) => `the time was set later than ${before}`,
};

/** Reasons why a reminder wasn't sent. The English sentence is stored, also with its messages. */
export const reminderReasonWords = inLanguages({ en, es });
