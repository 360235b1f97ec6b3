import {
  type Appointment,
  CHANGE_REASONS,
  type ChangeReason,
  type DURATIONS,
  type Schedule,
  type SERVICE_TYPES,
} from '@plumbline/contract/domains/appointments/appointment.ts';
import { REMINDERS, type ReminderEntry } from '@plumbline/contract/domains/appointments/reminder.ts';
import type { NoteTone } from '../../ui/note.tsx';

export const SERVICE_LABELS: Readonly<Record<(typeof SERVICE_TYPES)[number], string>> = {
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  hvac: 'HVAC',
  handyman: 'Handyman',
  roofing: 'Roofing',
  painting: 'Painting',
};

export const DURATION_LABELS: Readonly<Record<(typeof DURATIONS)[number], string>> = {
  60: '1 hour',
  120: '2 hours',
  180: '3 hours',
  240: '4 hours',
  480: 'Full day',
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The reasons for moving and cancelling, as they are offered. */
export const REASON_OPTIONS = (Object.keys(CHANGE_REASONS) as ChangeReason[]).map((value) => ({
  value,
  label: capitalised(CHANGE_REASONS[value]),
}));

const hours = (minutes: number): string => (minutes < 60 ? `${minutes} minutes` : `${minutes / 60}`);

/** '24, 4 and 1 hours', '24 hours, 2 hours and 30 minutes'. */
function listed(minutes: readonly number[]): string {
  const whole = minutes.every((each) => each >= 60);
  const words = minutes.map((each) => (whole || each < 60 ? hours(each) : `${hours(each)} hours`));
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}${whole ? ' hours' : ''}`;
}

/** When each side is reminded, for the reader. */
export const remindersSentence = (viewer: Schedule['viewer']): string =>
  viewer === 'customer'
    ? `You are reminded ${listed(REMINDERS.customer)} before, the contractor ${listed(REMINDERS.contractor)} before.`
    : `You are reminded ${listed(REMINDERS.contractor)} before, the customer ${listed(REMINDERS.customer)} before.`;

interface StatusWords {
  readonly tone: NoteTone;
  readonly title: string;
  readonly text: string;
}

/** How an appointment stands, for one of its two sides. */
export function statusWords(
  { status }: Pick<Appointment, 'status'>,
  { viewer, contractor }: Pick<Schedule, 'viewer' | 'contractor'>,
): StatusWords {
  const company = contractor?.companyName ?? 'the contractor';
  const isCustomer = viewer === 'customer';
  switch (status) {
    case 'booked':
      return {
        tone: 'green',
        title: isCustomer ? `Booked with ${company}` : 'Booked with the customer',
        text: 'Both of you have the invitation by email.',
      };
    case 'requested':
      return { tone: 'plain', title: 'Asked for', text: 'Nobody is booked yet.' };
    case 'cancelled':
      return { tone: 'plain', title: 'This appointment was cancelled', text: 'No reminder follows.' };
    case 'customer-absent':
      return {
        tone: 'amber',
        title: isCustomer ? `${company} says that nobody was there` : 'You reported that the customer was not there',
        text: isCustomer ? 'If they did not come, say so below.' : 'You can book another time.',
      };
    case 'contractor-absent':
      return {
        tone: 'amber',
        title: isCustomer ? 'You reported that the contractor did not come' : 'The customer says that nobody came',
        text: isCustomer ? 'Ask another contractor on the tracking page.' : 'The job is released and its fee refunded.',
      };
    case 'done':
      return { tone: 'green', title: 'Done', text: 'The work was completed.' };
  }
}

const CHANNELS: Readonly<Record<string, string>> = { sms: 'SMS', email: 'email', phone: 'call', push: 'notification' };

/** 'SMS, email': how a reminder goes, or went. */
export const reminderChannels = ({ channels }: Pick<ReminderEntry, 'channels'>): string =>
  [...new Set(channels.map(({ channel }) => CHANNELS[channel] ?? channel))].join(', ');
