import type { ReminderParty } from '@plumbline/contract/domains/appointments/reminder.ts';
import type { CalendarPart } from '@plumbline/contract/domains/messaging/calendar-part.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import {
  type AppointmentHappening,
  appointmentLetter,
  type Facts,
  type Letter,
  reminderLetter,
} from './rules/appointment-letters.ts';
import { contractorEntry, customerEntry } from './rules/calendar-entry.ts';
import { invitation } from './rules/calendar-object.ts';
import { isUrgent, usefulUntil } from './rules/reminder-plan.ts';
import type { StoredAppointment, StoredReminder } from './tables.ts';

/** Purpose of the messages that remind. */
const REMINDER_PURPOSE = 'appointment-reminder';
const PARTIES: readonly ReminderParty[] = ['customer', 'contractor'];
/** What happens so shortly before an appointment is told at night, too. */
const SOON_MS = 12 * 3_600_000;

interface Reached {
  readonly email: string | null;
  readonly sms: string | null;
  readonly timeZone: string;
  readonly transactional: boolean;
  readonly name: string;
}

/** Where one of the two is written to. `byEmail`: whatever they prefer, for what only a mail can carry. */
function reach(party: ReminderParty, { appointment, job, contact }: Facts, byEmail: boolean): Reached {
  if (party === 'customer') {
    const { email, phone, mayText, mayEmail, name } = job.customer;
    return {
      email: email !== '' && (mayEmail || byEmail) ? email : null,
      sms: phone !== '' && mayText ? phone : null,
      timeZone: appointment.timeZone,
      transactional: true,
      name,
    };
  }
  const sms = contact?.smsConsent && contact.preferredContactMethod !== 'email' ? contact.phone : null;
  const wantsEmail = sms === null || contact?.preferredContactMethod !== 'sms';
  return {
    email: contact?.email && (wantsEmail || byEmail) ? contact.email : null,
    sms,
    timeZone: contact?.timeZone ?? appointment.timeZone,
    transactional: false,
    name: contact?.companyName ?? '',
  };
}

/** A listing that nobody has claimed is told who writes. */
const imprint = (party: ReminderParty, { contact, settings }: Facts): Block[] =>
  party === 'customer' || contact === null || contact.isClaimed || settings.senderPostalAddress === null
    ? []
    : [{ kind: 'note', text: `Sent by Plumbline, ${settings.senderPostalAddress}` }];

/** Who sends invitations, and would get answers to them. */
const organizerOf = ({ supportEmail, publicUrl }: Settings) => ({
  name: 'Plumbline',
  email: supportEmail ?? `appointments@${new URL(publicUrl).hostname}`,
});

/** What both sides are told of a happening, with the invitation that puts it into their calendars. Pure. */
export const appointmentMessages = (happening: AppointmentHappening, facts: Facts, now: Date): OutgoingMessage[] =>
  PARTIES.flatMap((party) => {
    const letter = appointmentLetter(party, happening, facts);
    const { appointment } = facts;
    const reached = reach(party, facts, true);
    const dedupe = `appointment:${appointment.id}:${appointment.sequence}:${happening.type}:${party}`;
    const calendar = calendarPart(party, happening, facts, reached, now);
    return messagesTo(party, letter, facts, reached, {
      dedupe,
      purpose: `appointment-${happening.type}`,
      about: { kind: 'appointment', id: appointment.id },
      // Whoever has just done it is awake.
      urgent: happening.by === party || appointment.startsAt.getTime() - now.getTime() < SOON_MS,
      ...(calendar && { calendar }),
    });
  });

function calendarPart(
  party: ReminderParty,
  { type }: AppointmentHappening,
  facts: Facts,
  { email, name }: Reached,
  now: Date,
): CalendarPart | null {
  if (email === null) return null;
  const entry = party === 'customer' ? customerEntry(facts) : contractorEntry(facts);
  const parties = { organizer: organizerOf(facts.settings), attendee: { name, email } };
  return invitation(entry, type === 'book' || type === 'move' ? 'REQUEST' : 'CANCEL', parties, now);
}

/** One reminder on the channels of its recipient; where the only one fails, by mail. Empty when there is no way. */
export function reminderMessages(reminder: StoredReminder, facts: Facts): OutgoingMessage[] {
  const { party, minutesBefore } = reminder;
  const letter = reminderLetter(party, minutesBefore, facts);
  const reached = reach(party, facts, false);
  const spare = reached.email === null ? reach(party, facts, true).email : null;
  return messagesTo(party, letter, facts, reached, {
    dedupe: `appointment-reminder:${reminder.id}`,
    purpose: REMINDER_PURPOSE,
    about: { kind: 'appointment-reminder', id: reminder.id },
    urgent: isUrgent(reminder, facts.appointment),
    notAfter: usefulUntil(reminder, facts.appointment.startsAt),
    ...(spare !== null && { spare }),
  });
}

interface Sending extends Pick<OutgoingMessage, 'purpose' | 'about' | 'calendar' | 'urgent' | 'notAfter'> {
  readonly dedupe: string;
  /** A mail address for when the text can't be sent. */
  readonly spare?: string;
}

function messagesTo(
  party: ReminderParty,
  letter: Letter,
  facts: Facts,
  { email, sms, timeZone, transactional }: Reached,
  { dedupe, calendar, spare, ...rest }: Sending,
): OutgoingMessage[] {
  const common = { ...rest, timeZone, transactional };
  const content = {
    kind: 'letter' as const,
    subject: letter.subject,
    blocks: [...letter.blocks, ...imprint(party, facts)],
  };
  return [
    ...(email === null
      ? []
      : [
          {
            ...common,
            ...(calendar && { calendar }),
            dedupeKey: `${dedupe}:email`,
            channel: 'email' as const,
            to: email,
            content,
          },
        ]),
    ...(sms === null || letter.sms === null
      ? []
      : [
          {
            ...common,
            ...(spare !== undefined && { instead: [{ channel: 'email' as const, to: spare, content }] }),
            dedupeKey: `${dedupe}:sms`,
            channel: 'sms' as const,
            to: sms,
            content: { kind: 'text' as const, text: letter.sms },
          },
        ]),
  ];
}

/** What was asked for without a request is told to support, and to whoever asked what has not happened. */
export function requestedMessages(
  appointment: StoredAppointment,
  { publicUrl, supportEmail }: Pick<Settings, 'publicUrl' | 'supportEmail'>,
): OutgoingMessage[] {
  const when = formatDateTime(appointment.startsAt.toISOString(), appointment.timeZone);
  const facts: Block = {
    kind: 'facts',
    facts: [
      { label: 'When', value: when },
      { label: 'Service', value: appointment.serviceType },
      ...(appointment.location === '' ? [] : [{ label: 'Where', value: appointment.location }]),
      ...(appointment.notes === null ? [] : [{ label: 'Notes', value: appointment.notes }]),
    ],
  };
  const common = {
    channel: 'email',
    purpose: 'appointment-requested',
    about: { kind: 'appointment', id: appointment.id },
    transactional: true,
  } as const;
  const { customerName, customerEmail, customerPhone } = appointment;
  const toCustomer: OutgoingMessage[] =
    customerEmail === null
      ? []
      : [
          {
            ...common,
            dedupeKey: `appointment-requested:${appointment.id}:customer`,
            to: customerEmail,
            content: {
              kind: 'letter',
              subject: 'Choose a contractor for your appointment',
              blocks: [
                { kind: 'paragraph', text: `We have noted ${when}. Nobody is booked yet: choose a contractor first.` },
                facts,
                { kind: 'button', label: 'Choose a contractor', url: `${publicUrl}/request-service` },
              ],
            },
          },
        ];
  const toSupport: OutgoingMessage[] =
    supportEmail === null
      ? []
      : [
          {
            ...common,
            dedupeKey: `appointment-requested:${appointment.id}:support`,
            to: supportEmail,
            ...(customerEmail !== null && { replyTo: customerEmail }),
            content: {
              kind: 'letter',
              subject: `Somebody wants an appointment on ${when}`,
              blocks: [
                { kind: 'paragraph', text: 'It belongs to no request, so nobody is booked.' },
                facts,
                {
                  kind: 'facts',
                  facts: [
                    { label: 'Name', value: customerName ?? 'not given' },
                    { label: 'Email', value: customerEmail ?? 'not given' },
                    { label: 'Phone', value: customerPhone ?? 'not given' },
                  ],
                },
              ],
            },
          },
        ];
  return [...toCustomer, ...toSupport];
}
