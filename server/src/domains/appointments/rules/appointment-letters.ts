import type { ChangeReason } from '@plumbline/contract/domains/appointments/appointment.ts';
import { type ReminderParty, reminderLabel } from '@plumbline/contract/domains/appointments/reminder.ts';
import { inGsmLetters, smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { ContractorContact } from '../../directory/public.ts';
import type { Block } from '../../messaging/public.ts';
import type { Job } from '../../service-requests/public.ts';
import type { JobAppointment } from '../tables.ts';
import { type Actor, appointmentLetterWords } from './appointment-letters.words.ts';
import { hasConfirmed } from './confirmation.ts';
import { contractorScheduleUrl, customerScheduleUrl } from './links.ts';

/** The facts in messages about an appointment. */
export interface Facts {
  readonly appointment: JobAppointment;
  readonly job: Job;
  /** The contact of the appointment's contractor. */
  readonly contact: ContractorContact | null;
  readonly settings: Settings;
}

/** The latest event of an appointment. */
export interface AppointmentHappening {
  /** 'release': the contractor has lost the job, and the appointment with it. */
  readonly type: 'book' | 'move' | 'cancel' | 'release' | 'customer-absent' | 'contractor-absent';
  /** Null if a change of the request caused it. */
  readonly by: ReminderParty | null;
  readonly reason?: ChangeReason | undefined;
  /** A message from the acting party to the other one. */
  readonly message?: string | undefined;
  /** The last moment to object to a report. */
  readonly objectUntil?: Date | null;
}

/** The content of a message as an email and as a text. */
export interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** Null if only the calendar needs to know. */
  readonly sms: string | null;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

/** Returns the language of messages to a party. */
export const languageOf = (party: ReminderParty, { job, contact }: Pick<Facts, 'job' | 'contact'>): Language =>
  party === 'customer' ? job.customer.language : (contact?.language ?? DEFAULT_LANGUAGE);

const whenOf = ({ startsAt, timeZone }: Pick<JobAppointment, 'startsAt' | 'timeZone'>, language: Language): string =>
  formatsIn(language).formatDateTime(startsAt.toISOString(), timeZone);

/** Returns the parts that all letters to a party share. */
function writingTo(party: ReminderParty, given: Facts) {
  const language = languageOf(party, given);
  const words = appointmentLetterWords[language];
  const { appointment, contact, settings } = given;
  return {
    language,
    words,
    when: whenOf(appointment, language),
    company: contact?.companyName ?? words.theContractor,
    url:
      party === 'customer'
        ? customerScheduleUrl(settings, appointment, language)
        : contractorScheduleUrl(settings, appointment, language),
  };
}

function factsFor(party: ReminderParty, given: Facts): Block {
  const { appointment, job, contact } = given;
  const { words, when, company } = writingTo(party, given);
  const { facts: label } = words;
  const phone = party === 'customer' ? contact?.shownPhone : job.customer.phone;
  const pairs: [string, string][] = [
    [label.when, `${when} (${words.hours(hoursOf(appointment))})`],
    [label.where, appointment.location],
    [label.job, job.title],
    [label.with, party === 'customer' ? company : job.customer.name],
    ...(phone ? [[label.phone, formatPhone(phone)] satisfies [string, string]] : []),
    ...(appointment.notes === null ? [] : [[label.notes, appointment.notes] satisfies [string, string]]),
  ];
  return { kind: 'facts', facts: pairs.map(([label, value]) => ({ label, value })) };
}

const hoursOf = ({ startsAt, endsAt }: Pick<JobAppointment, 'startsAt' | 'endsAt'>): number =>
  (endsAt.getTime() - startsAt.getTime()) / 3_600_000;

/** Returns the acting party as the reader sees it. */
function actorOf(party: ReminderParty, by: ReminderParty | null, company: string): Actor {
  if (by === null) return 'us';
  if (by === party) return 'you';
  return by === 'customer' ? 'customer' : { company };
}

/** Removes accents, since one letter outside of GSM-7, as in 'sáb', would more than double the price of a text. */
const textMessage = ({ job }: Pick<Facts, 'job'>, text: string, url: string): string =>
  inGsmLetters(`Plumbline ${job.requestNumber}: ${text} ${url}`);

/** Returns the letter to a party about an event. */
export function appointmentLetter(party: ReminderParty, happening: AppointmentHappening, given: Facts): Letter {
  const { job } = given;
  const { words, when, company, url } = writingTo(party, given);
  const actor = actorOf(party, happening.by, company);
  const letter = (subject: string, text: string, label: string, more: readonly Block[] = []): Letter => ({
    subject: `${subject} (${job.requestNumber})`,
    blocks: [
      paragraph(text),
      ...(happening.message !== undefined && happening.by !== party ? [paragraph(`“${happening.message}”`)] : []),
      ...more,
      button(label, url),
    ],
    sms: textMessage(given, text, url),
  });
  switch (happening.type) {
    case 'book':
      return letter(
        words.book.subject(when),
        party === 'customer' ? words.book.customer(company, when) : words.book.contractor(job.title, when),
        words.moveOrCancel,
        [factsFor(party, given)],
      );
    case 'move':
      return letter(words.move.subject(when), words.move.text(actor, when, happening.reason), words.moveOrCancel, [
        factsFor(party, given),
      ]);
    case 'cancel':
      return happening.by === null
        ? letter(words.cancel.subject(when), words.cancel.requestCancelled(when), words.seeRequest)
        : letter(words.cancel.subject(when), words.cancel.text(actor, when, happening.reason), words.makeAnother);
    case 'release':
      return letter(
        words.cancel.subject(when),
        party === 'customer' ? words.cancel.companyLostJob(company, when) : words.cancel.youLostJob(when),
        words.seeRequest,
      );
    // The request's own messages tell both parties about the job.
    case 'contractor-absent':
      return forCalendar(
        letter(
          words.absence.subject(when),
          party === 'customer'
            ? words.absence.youSaidNobodyCame(company, when)
            : words.absence.customerSaysNobodyCame(when),
          words.seeAppointment,
        ),
      );
    case 'customer-absent':
      return party === 'contractor'
        ? forCalendar(letter(words.absence.subject(when), words.absence.youFoundNobody(when), words.makeAnother))
        : letter(
            words.absence.youWereNotThere,
            [words.absence.companyFoundNobody(company, when), ...objection(given, happening, words)].join(' '),
            words.makeAnother,
          );
  }
}

/** Returns until when the customer can object on the tracking page, as a list of no or one sentence. */
function objection(
  { appointment, job }: Facts,
  { objectUntil }: AppointmentHappening,
  { absence }: (typeof appointmentLetterWords)[Language],
): string[] {
  if (!objectUntil) return [];
  return [
    absence.object(formatsIn(job.customer.language).formatDateTime(objectUntil.toISOString(), appointment.timeZone)),
  ];
}

const forCalendar = (letter: Letter): Letter => ({ ...letter, sms: null });

/** Returns the reminder to a party. */
export function reminderLetter(party: ReminderParty, minutesBefore: number, given: Facts): Letter {
  const { appointment, job } = given;
  const { language, words, when, company, url } = writingTo(party, given);
  const { reminder } = words;
  const text =
    party === 'customer'
      ? reminder.customer(company, when)
      : reminder.contractor(job.title, when, appointment.location);
  return {
    subject: `${reminder.subject(reminderLabel(minutesBefore, language), job.title, when)} (${job.requestNumber})`,
    blocks: [
      paragraph(text),
      factsFor(party, given),
      button(hasConfirmed(appointment, party) ? words.moveOrCancel : reminder.button, url),
    ],
    sms: reminderText(party, text, given),
  };
}

/** Returns a reminder's text. It asks for a confirmation, in no more segments than it would take without. */
function reminderText(party: ReminderParty, text: string, given: Facts): string {
  const { appointment, job } = given;
  const { words, when, company, url } = writingTo(party, given);
  const { ask, short } = words.reminder;
  const plain = textMessage(given, text, url);
  if (hasConfirmed(appointment, party)) return plain;
  const briefly =
    party === 'customer'
      ? [short(company, when)]
      : [short(job.title, `${when}, ${appointment.location}`), short(job.title, when)];
  const asking = [`${text} ${ask}`, ...briefly].map((each) => textMessage(given, each, url));
  return asking.find((each) => smsSegments(each) <= smsSegments(plain)) ?? asking.at(-1) ?? plain;
}
