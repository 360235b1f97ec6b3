import type { Confirmation } from '@plumbline/contract/domains/appointments/confirmation.ts';
import { LAST_REMINDER, type ReminderParty } from '@plumbline/contract/domains/appointments/reminder.ts';
import type { StoredAppointment, StoredReminder } from '../tables.ts';

type Confirmable = Pick<StoredAppointment, 'sequence' | 'customerConfirmed' | 'contractorConfirmed'>;

/** Returns whether a party has confirmed the current time. Moving the appointment voids what was confirmed before. */
export const hasConfirmed = (appointment: Confirmable, party: ReminderParty): boolean =>
  (party === 'customer' ? appointment.customerConfirmed : appointment.contractorConfirmed) === appointment.sequence;

/** Returns the column that holds a party's confirmation of the current time. */
export const confirmedBy = (party: ReminderParty, { sequence }: Pick<Confirmable, 'sequence'>) =>
  party === 'customer' ? { customerConfirmed: sequence } : { contractorConfirmed: sequence };

/** Returns a test for the last reminder that asks the customer about the current time, once it went out. */
export const isLastAsked =
  ({ sequence }: Pick<Confirmable, 'sequence'>) =>
  (reminder: Pick<StoredReminder, 'party' | 'minutesBefore' | 'status' | 'sequence'>): boolean =>
    reminder.party === 'customer' &&
    reminder.minutesBefore === LAST_REMINDER &&
    reminder.status === 'handed' &&
    reminder.sequence === sequence;

/** Returns what both parties see. `wasAskedLast`: the customer's last reminder went out. */
export function confirmationOf(
  appointment: Confirmable & Pick<StoredAppointment, 'status'>,
  wasAskedLast: boolean,
): Confirmation {
  const customer = hasConfirmed(appointment, 'customer');
  return {
    customer,
    contractor: hasConfirmed(appointment, 'contractor'),
    isMissing: appointment.status === 'booked' && !customer && wasAskedLast,
  };
}
