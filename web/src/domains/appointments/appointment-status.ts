import {
  type Appointment,
  DURATIONS,
  type Schedule,
  type SERVICE_TYPES,
} from '@plumbline/contract/domains/appointments/appointment.ts';
import { appointmentWords } from '@plumbline/contract/domains/appointments/appointment.words.ts';
import { CHANGE_REASONS } from '@plumbline/contract/domains/appointments/lifecycle.ts';
import { REMINDERS, type ReminderEntry } from '@plumbline/contract/domains/appointments/reminder.ts';
import { here } from '../../lib/language.ts';
import type { NoteTone } from '../../ui/note.tsx';
import { appointmentPageWords } from './appointment.words.ts';
import { appointmentChangeWords } from './change.words.ts';
import { reminderWords } from './reminders.words.ts';

const words = here(appointmentChangeWords);
const reminders = here(reminderWords);
const { serviceTypes, hours } = here(appointmentWords);

export const SERVICE_LABELS: Readonly<Record<(typeof SERVICE_TYPES)[number], string>> = serviceTypes;

const FULL_DAY = 480;

/** The lengths of appointments to choose from. */
export const DURATION_OPTIONS = DURATIONS.map((minutes) => ({
  minutes,
  label: minutes === FULL_DAY ? here(appointmentPageWords).fullDay : hours(minutes / 60),
}));

/** The reasons for rescheduling and canceling to choose from. */
export const REASON_OPTIONS = CHANGE_REASONS.map((value) => ({ value, label: words.reasons[value] }));

/** Returns the times of the reminders for each side, from the reader's point of view. */
export const remindersSentence = (viewer: Schedule['viewer']): string =>
  viewer === 'customer'
    ? reminders.forCustomer(REMINDERS.customer, REMINDERS.contractor)
    : reminders.forContractor(REMINDERS.contractor, REMINDERS.customer);

interface Standing {
  readonly tone: NoteTone;
  readonly title: string;
  readonly text: string;
}

/** Returns the state of an appointment as seen by one of its two sides. */
export function standingOf(
  { status }: Pick<Appointment, 'status'>,
  { viewer, contractor }: Pick<Schedule, 'viewer' | 'contractor'>,
): Standing {
  const { status: say } = words;
  const company = contractor?.companyName;
  const isCustomer = viewer === 'customer';
  switch (status) {
    case 'booked': {
      const withContractor = company === undefined ? say.bookedWithContractor : say.bookedWith(company);
      return { tone: 'green', title: isCustomer ? withContractor : say.bookedWithCustomer, text: say.bookedText };
    }
    case 'requested':
      return { tone: 'plain', title: say.requested, text: say.requestedText };
    case 'cancelled':
      return { tone: 'plain', title: say.cancelled, text: say.cancelledText };
    case 'customer-absent': {
      const contractorSays = company === undefined ? say.contractorSaysNobodyThere : say.saysNobodyThere(company);
      return isCustomer
        ? { tone: 'amber', title: contractorSays, text: say.ifTheyDidNotCome }
        : { tone: 'amber', title: say.youSaidNobodyThere, text: say.canBookAnother };
    }
    case 'contractor-absent':
      return isCustomer
        ? { tone: 'amber', title: say.youSaidNobodyCame, text: say.askAnother }
        : { tone: 'amber', title: say.customerSaysNobodyCame, text: say.released };
    case 'done':
      return { tone: 'green', title: say.done, text: say.doneText };
  }
}

/** 'SMS, email': the channels of a reminder. */
export const reminderChannels = ({ channels }: Pick<ReminderEntry, 'channels'>): string =>
  [...new Set(channels.map(({ channel }) => reminders.channels[channel]))].join(', ');
