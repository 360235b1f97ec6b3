import type { ReminderParty } from '@plumbline/contract/domains/appointments/reminder.ts';
import type { CalendarPart } from '@plumbline/contract/domains/messaging/calendar-part.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import {
  type AppointmentHappening,
  appointmentLetter,
  type Facts,
  type Letter,
  languageOf,
  reminderLetter,
} from './rules/appointment-letters.ts';
import { appointmentLetterWords } from './rules/appointment-letters.words.ts';
import { contractorEntry, customerEntry } from './rules/calendar-entry.ts';
import { invitation } from './rules/calendar-object.ts';
import { isUrgent, usefulUntil } from './rules/reminder-plan.ts';
import type { StoredReminder } from './tables.ts';

/** The purposes of messages about appointments. */
export type AppointmentPurpose =
  | `appointment-${AppointmentHappening['type']}`
  | typeof REMINDER_PURPOSE
  | 'appointment-requested';

declare module '../../kernel/message-purpose.ts' {
  interface MessagePurposes {
    appointments: AppointmentPurpose;
  }
}

/** The purpose of reminders. */
const REMINDER_PURPOSE = 'appointment-reminder';
const PARTIES: readonly ReminderParty[] = ['customer', 'contractor'];
/** Events this close to an appointment are announced even at night. */
const SOON_MS = 12 * 3_600_000;

interface Reached {
  readonly email: string | null;
  readonly sms: string | null;
  readonly timeZone: string;
  readonly transactional: boolean;
  readonly name: string;
}

/**
 * Returns the addresses of one party. `byEmail`: email regardless of preferences, for content that only an email can
 * carry.
 */
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

/** Returns the sender's postal address for unclaimed listings. */
const imprint = (party: ReminderParty, { contact, settings }: Facts): Block[] =>
  party === 'customer' || contact === null || contact.isClaimed || settings.senderPostalAddress === null
    ? []
    : [{ kind: 'note', text: appointmentLetterWords[contact.language].sentBy(settings.senderPostalAddress) }];

/** Returns the sender of invitations, who gets the replies. */
const organizerOf = ({ supportEmail, publicUrl }: Settings) => ({
  name: 'Plumbline',
  email: supportEmail ?? `appointments@${new URL(publicUrl).hostname}`,
});

/** Returns the messages to both parties about a change, with the invitation for their calendars. Pure. */
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
      // The party that has just acted is awake.
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
  const language = languageOf(party, facts);
  const entry = party === 'customer' ? customerEntry(facts, language) : contractorEntry(facts, language);
  const parties = { organizer: organizerOf(facts.settings), attendee: { name, email } };
  return invitation(entry, type === 'book' || type === 'move' ? 'REQUEST' : 'CANCEL', parties, now);
}

/**
 * Returns a reminder on its recipient's channels. If the only one is text and it fails, email follows. Empty if there
 * is no channel.
 */
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
  /** Email address for a text that can't be sent. */
  readonly spare?: string;
}

function messagesTo(
  party: ReminderParty,
  letter: Letter,
  facts: Facts,
  { email, sms, timeZone, transactional }: Reached,
  { dedupe, calendar, spare, ...rest }: Sending,
): OutgoingMessage[] {
  const common = { ...rest, timeZone, transactional, language: languageOf(party, facts) };
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
            ...(spare !== undefined && {
              instead: [{ channel: 'email' as const, to: spare, content, language: common.language }],
            }),
            dedupeKey: `${dedupe}:sms`,
            channel: 'sms' as const,
            to: sms,
            content: { kind: 'text' as const, text: letter.sms },
          },
        ]),
  ];
}
