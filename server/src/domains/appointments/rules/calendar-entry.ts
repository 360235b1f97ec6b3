import type { CalendarEvent } from '@plumbline/contract/domains/appointments/calendar-links.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { ContractorContact } from '../../directory/public.ts';
import type { JobSummary } from '../../service-requests/public.ts';
import type { JobAppointment } from '../tables.ts';
import { appointmentLetterWords } from './appointment-letters.words.ts';
import type { CalendarEntry } from './calendar-object.ts';
import { contractorScheduleUrl, customerScheduleUrl } from './links.ts';

/** The facts in a calendar entry. */
export interface EntryFacts {
  readonly appointment: JobAppointment;
  readonly job: JobSummary;
  readonly contact: Pick<ContractorContact, 'companyName' | 'shownPhone'> | null;
  readonly settings: Pick<Settings, 'publicUrl'>;
}

const common = ({ appointment, settings }: EntryFacts) => ({
  uid: `${appointment.id}@${new URL(settings.publicUrl).hostname}`,
  sequence: appointment.sequence,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  timeZone: appointment.timeZone,
  location: appointment.location,
});

/** Returns an appointment for the customer's calendar. */
export function customerEntry(facts: EntryFacts, language: Language): CalendarEntry {
  const { appointment, job, contact, settings } = facts;
  const { entry: words } = appointmentLetterWords[language];
  const url = customerScheduleUrl(settings, appointment, language);
  return {
    ...common(facts),
    title: `${job.title}: ${contact?.companyName ?? words.theContractor}`,
    description: [
      words.request(job.requestNumber),
      ...(contact?.shownPhone ? [`${contact.companyName}: ${formatPhone(contact.shownPhone)}`] : []),
      words.moveOrCancel(url),
    ].join('\n'),
    url,
  };
}

/** Returns an appointment for the contractor's calendar. The contractor has the job and may know the customer. */
export function contractorEntry(facts: EntryFacts, language: Language): CalendarEntry {
  const { appointment, job, settings } = facts;
  const { entry: words } = appointmentLetterWords[language];
  const url = contractorScheduleUrl(settings, appointment, language);
  return {
    ...common(facts),
    title: `${job.title}: ${job.customer.name}`,
    description: [
      words.request(job.requestNumber),
      `${job.customer.name}: ${formatPhone(job.customer.phone)}`,
      job.description,
      ...(appointment.notes === null ? [] : [words.notes(appointment.notes)]),
      words.moveOrCancel(url),
    ].join('\n'),
    url,
  };
}

/**
 * Returns an event for links to web calendars. Their operators can read it, so it contains no link and no phone number.
 */
export const webCalendarEvent = (entry: CalendarEntry, requestNumber: string, language: Language): CalendarEvent => ({
  title: entry.title,
  startsAt: entry.startsAt,
  endsAt: entry.endsAt,
  timeZone: entry.timeZone,
  location: entry.location,
  description: appointmentLetterWords[language].entry.request(requestNumber),
});
