import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './reminders.words.es.ts';

/** '24, 4 and 1 hours', '24 hours, 2 hours and 30 minutes'. */
function listed(minutes: readonly number[]): string {
  const whole = minutes.every((each) => each >= 60);
  const parts = minutes.map((each) => (each < 60 ? `${each} minutes` : `${each / 60}${whole ? '' : ' hours'}`));
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}${whole ? ' hours' : ''}`;
}

export const en = {
  planned: 'Planned',
  sending: 'Sending',
  sent: 'Sent',
  skipped: 'Skipped',
  unknown: 'Not confirmed',
  failed: 'Failed',
  channels: { sms: 'SMS', email: 'email', phone: 'call', push: 'notification' } satisfies Readonly<
    Record<Channel, string>
  >,
  none: 'No reminder is planned.',
  ofEarlierTimes: (count: string) => `For earlier times (${count})`,
  /** The times of the reminders for each side, in minutes before the appointment. */
  forCustomer: (customer: readonly number[], contractor: readonly number[]) =>
    `You are reminded ${listed(customer)} before, the contractor ${listed(contractor)} before.`,
  forContractor: (contractor: readonly number[], customer: readonly number[]) =>
    `You are reminded ${listed(contractor)} before, the customer ${listed(customer)} before.`,
  feed: {
    title: 'Calendar feed',
    lead: 'Your appointments in your own calendar, always up to date. Anyone who has the address can read them: keep it to yourself.',
    make: 'Create an address',
    address: 'Address to subscribe to',
    copy: 'Copy',
    copied: 'Copied',
    paste: 'Paste it where your calendar asks for an address.',
    renew: 'New address',
    end: 'End it',
    renewTitle: 'Create a new address?',
    endTitle: 'End the calendar feed?',
    effect: 'The current address stops working at once, in every calendar that uses it.',
    failed: 'That did not go through',
  },
};

/** Reminders of an appointment, and the feed for other calendars. */
export const reminderWords = inLanguages({ en, es });
