import { CHANGE_REASONS, type ChangeReason } from '@plumbline/contract/domains/appointments/appointment.ts';
import { type ReminderParty, reminderLabel } from '@plumbline/contract/domains/appointments/reminder.ts';
import { formatDateTime, formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { ContractorContact } from '../../directory/public.ts';
import type { Block } from '../../messaging/public.ts';
import type { Job } from '../../service-requests/public.ts';
import type { JobAppointment } from '../tables.ts';
import { contractorScheduleUrl, customerScheduleUrl } from './links.ts';

/** What the messages about an appointment are written from. */
export interface Facts {
  readonly appointment: JobAppointment;
  readonly job: Job;
  /** Of the appointment's contractor. */
  readonly contact: ContractorContact | null;
  readonly settings: Settings;
}

/** What has just happened to an appointment. */
export interface AppointmentHappening {
  /** 'release': the contractor has lost the job with which it came. */
  readonly type: 'book' | 'move' | 'cancel' | 'release' | 'customer-absent' | 'contractor-absent';
  /** Null where it follows from what became of the request. */
  readonly by: ReminderParty | null;
  readonly reason?: ChangeReason | undefined;
  /** What the one who acted adds in words, for the other side. */
  readonly message?: string | undefined;
}

/** One thing to say, as a mail and as a text message. */
export interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** Null for what only the calendar has to hear of. */
  readonly sms: string | null;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

const whenOf = ({ startsAt, timeZone }: Pick<JobAppointment, 'startsAt' | 'timeZone'>): string =>
  formatDateTime(startsAt.toISOString(), timeZone);
const company = ({ contact }: Facts) => contact?.companyName ?? 'The contractor';

const urlFor = (party: ReminderParty, { appointment, settings }: Facts): string =>
  party === 'customer' ? customerScheduleUrl(settings, appointment) : contractorScheduleUrl(settings, appointment);

function factsFor(party: ReminderParty, given: Facts): Block {
  const { appointment, job, contact } = given;
  const phone = party === 'customer' ? contact?.shownPhone : job.customer.phone;
  const pairs: [string, string][] = [
    ['When', `${whenOf(appointment)} (${lengthOf(appointment)})`],
    ['Where', appointment.location],
    ['Job', job.title],
    ['With', party === 'customer' ? company(given) : job.customer.name],
    ...(phone ? [['Phone', formatPhone(phone)] satisfies [string, string]] : []),
    ...(appointment.notes === null ? [] : [['Notes', appointment.notes] satisfies [string, string]]),
  ];
  return { kind: 'facts', facts: pairs.map(([label, value]) => ({ label, value })) };
}

function lengthOf({ startsAt, endsAt }: Pick<JobAppointment, 'startsAt' | 'endsAt'>): string {
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** Who has done it, for one of the two. */
function actor(party: ReminderParty, by: AppointmentHappening['by'], given: Facts): string | null {
  if (by === null) return null;
  if (by === party) return 'You';
  return by === 'customer' ? 'The customer' : company(given);
}

const because = ({ reason }: AppointmentHappening): string =>
  reason === undefined || reason === 'other' ? '' : ` because of ${reasonWords(reason)}`;
const reasonWords = (reason: Exclude<ChangeReason, 'other'>): string =>
  ({
    'not-available': 'another commitment at that time',
    illness: CHANGE_REASONS.illness,
    weather: CHANGE_REASONS.weather,
    'waiting-for-parts': 'parts that are still to come',
    'no-longer-needed': 'the work being no longer needed',
  })[reason];

/** The letter to one of the two about what has happened. */
export function appointmentLetter(party: ReminderParty, happening: AppointmentHappening, given: Facts): Letter {
  const { appointment, job } = given;
  const when = whenOf(appointment);
  const who = actor(party, happening.by, given);
  const url = urlFor(party, given);
  const letter = (subject: string, text: string, label: string, more: readonly Block[] = []): Letter => ({
    subject: `${subject} (${job.requestNumber})`,
    blocks: [
      paragraph(text),
      ...(happening.message !== undefined && happening.by !== party ? [paragraph(`“${happening.message}”`)] : []),
      ...more,
      button(label, url),
    ],
    sms: `Plumbline ${job.requestNumber}: ${text} ${url}`,
  });
  switch (happening.type) {
    case 'book':
      return letter(
        `Appointment: ${when}`,
        party === 'customer'
          ? `${company(given)} comes on ${when}.`
          : `You have an appointment for ${job.title} on ${when}.`,
        'Move or cancel',
        [factsFor(party, given)],
      );
    case 'move':
      return letter(
        `Appointment moved to ${when}`,
        `${who ?? 'We'} moved the appointment to ${when}${because(happening)}.`,
        'Move or cancel',
        [factsFor(party, given)],
      );
    case 'cancel':
      return letter(
        `Appointment cancelled: ${when}`,
        who === null
          ? `The appointment on ${when} is off, since the request was cancelled.`
          : `${who} cancelled the appointment on ${when}${because(happening)}.`,
        who === null ? 'See the request' : 'Make another appointment',
      );
    case 'release':
      return letter(
        `Appointment cancelled: ${when}`,
        `The appointment on ${when} is off, since ${party === 'customer' ? `${company(given)} no longer has the job` : 'the job is no longer yours'}.`,
        'See the request',
      );
    // The request tells both what becomes of the job.
    case 'contractor-absent':
      return forCalendar(
        letter(
          `Appointment over: ${when}`,
          party === 'customer'
            ? `You told us that ${company(given)} did not come on ${when}. That appointment leaves your calendar.`
            : `The customer says that you did not come on ${when}. That appointment leaves your calendar.`,
          'See the appointment',
        ),
      );
    case 'customer-absent':
      if (party === 'contractor') {
        return forCalendar(
          letter(
            `Appointment over: ${when}`,
            `You found nobody there on ${when}. That appointment leaves your calendar; you can make another one.`,
            'Make another appointment',
          ),
        );
      }
      return letter(
        'You were not there',
        `${company(given)} came on ${when} and found nobody there. You can make another appointment, or tell us that nobody came.`,
        'Make another appointment',
      );
  }
}

const forCalendar = (letter: Letter): Letter => ({ ...letter, sms: null });

/** The reminder to one of the two. */
export function reminderLetter(party: ReminderParty, minutesBefore: number, given: Facts): Letter {
  const { appointment, job } = given;
  const when = whenOf(appointment);
  const url = urlFor(party, given);
  const text =
    party === 'customer'
      ? `Reminder: ${company(given)} comes on ${when}.`
      : `Reminder: ${job.title} on ${when}, ${appointment.location}.`;
  return {
    subject: `Reminder, ${reminderLabel(minutesBefore)}: ${job.title} on ${when} (${job.requestNumber})`,
    blocks: [paragraph(text), factsFor(party, given), button('Move or cancel', url)],
    sms: `Plumbline ${job.requestNumber}: ${text} ${url}`,
  };
}
