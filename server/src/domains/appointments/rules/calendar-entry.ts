import type { CalendarEvent } from '@plumbline/contract/domains/appointments/calendar-links.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { ContractorContact } from '../../directory/public.ts';
import type { JobSummary } from '../../service-requests/public.ts';
import type { JobAppointment } from '../tables.ts';
import type { CalendarEntry } from './calendar-object.ts';
import { contractorScheduleUrl, customerScheduleUrl } from './links.ts';

/** What an entry is written from. */
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

/** An appointment in the customer's calendar. */
export function customerEntry(facts: EntryFacts): CalendarEntry {
  const { appointment, job, contact, settings } = facts;
  const url = customerScheduleUrl(settings, appointment);
  return {
    ...common(facts),
    title: `${job.title}: ${contact?.companyName ?? 'the contractor'}`,
    description: [
      `Request ${job.requestNumber}`,
      ...(contact?.shownPhone ? [`${contact.companyName}: ${formatPhone(contact.shownPhone)}`] : []),
      `Move or cancel: ${url}`,
    ].join('\n'),
    url,
  };
}

/** The same in the contractor's, who has the job and so may know whose it is. */
export function contractorEntry(facts: EntryFacts): CalendarEntry {
  const { appointment, job, settings } = facts;
  const url = contractorScheduleUrl(settings, appointment);
  return {
    ...common(facts),
    title: `${job.title}: ${job.customer.name}`,
    description: [
      `Request ${job.requestNumber}`,
      `${job.customer.name}: ${formatPhone(job.customer.phone)}`,
      job.description,
      ...(appointment.notes === null ? [] : [`Notes: ${appointment.notes}`]),
      `Move or cancel: ${url}`,
    ].join('\n'),
    url,
  };
}

/** For links to calendars on the web: whoever runs those reads them, so they hold no link and no phone. */
export const webCalendarEvent = (entry: CalendarEntry, requestNumber: string): CalendarEvent => ({
  title: entry.title,
  startsAt: entry.startsAt,
  endsAt: entry.endsAt,
  timeZone: entry.timeZone,
  location: entry.location,
  description: `Request ${requestNumber}`,
});
