import {
  type Appointment,
  type AppointmentSummary,
  type Schedule,
  SERVICE_TYPES,
  USUAL_DURATION,
} from '@plumbline/contract/domains/appointments/appointment.ts';
import { googleCalendarLink, outlookCalendarLink } from '@plumbline/contract/domains/appointments/calendar-links.ts';
import type { Confirmation } from '@plumbline/contract/domains/appointments/confirmation.ts';
import { calendarFilePath } from '@plumbline/contract/domains/appointments/endpoints.ts';
import {
  type AppointmentEvent,
  type AppointmentSituation,
  appointmentActionsFor,
} from '@plumbline/contract/domains/appointments/lifecycle.ts';
import type { ReminderEntry } from '@plumbline/contract/domains/appointments/reminder.ts';
import { reportableUntil } from '@plumbline/contract/domains/service-requests/report-clock.ts';
import type { TimeSlot } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { isoInZone, wallTimeOf } from '../../kernel/zoned-time.ts';
import type { ContractorContact } from '../directory/public.ts';
import type { Job, JobViewer } from '../service-requests/public.ts';
import { appointmentsWords } from './appointments.words.ts';
import { webCalendarEvent } from './rules/calendar-entry.ts';
import type { CalendarEntry } from './rules/calendar-object.ts';
import { hasConfirmed } from './rules/confirmation.ts';
import type { JobAppointment, StoredAppointment } from './tables.ts';

const MINUTE_MS = 60_000;

export const durationOf = ({ startsAt, endsAt }: Pick<StoredAppointment, 'startsAt' | 'endsAt'>): number =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;

/** Returns an appointment for the holder of the link `linkId`. `entry` is its state in that party's calendar. */
export function appointmentView(
  appointment: JobAppointment,
  given: {
    readonly linkId: string;
    readonly language: Language;
    readonly requestNumber: string;
    readonly entry: CalendarEntry;
    readonly confirmation: Confirmation;
    readonly reminders: readonly ReminderEntry[];
  },
): Appointment {
  const { day, time } = wallTimeOf(appointment.startsAt, appointment.timeZone);
  const event = webCalendarEvent(given.entry, given.requestNumber, given.language);
  return {
    id: appointment.id,
    status: appointment.status,
    startsAt: isoInZone(appointment.startsAt, appointment.timeZone),
    endsAt: isoInZone(appointment.endsAt, appointment.timeZone),
    date: day,
    time,
    duration: durationOf(appointment),
    timeZone: appointment.timeZone,
    serviceType: appointment.serviceType,
    location: appointment.location,
    notes: appointment.notes,
    earlyReminders: appointment.earlyReminders,
    confirmation: given.confirmation,
    reminders: [...given.reminders],
    calendar: {
      google: googleCalendarLink(event),
      outlook: outlookCalendarLink(event),
      ics: calendarFilePath(given.linkId),
    },
  };
}

/** Returns what the lifecycle has to know of an appointment. */
export const situationOf = (
  { status, startsAt }: Pick<JobAppointment, 'status' | 'startsAt'>,
  now: Date,
): AppointmentSituation => ({
  status,
  hasBegun: startsAt <= now,
  isLongAgo: now > reportableUntil('contractor-absent', startsAt),
});

/** Returns the viewer's possible actions on an appointment now. */
export function actionsOn(
  appointment: JobAppointment | null,
  job: Job,
  viewer: JobViewer,
  now: Date,
): AppointmentEvent[] {
  const isTheirs = appointment !== null && appointment.referralId === job.contractor?.referralId;
  const isViewers = viewer.party === 'customer' || viewer.referralId === appointment?.referralId;
  if (!isTheirs || !isViewers || job.whyNotBook !== null) return [];
  return appointmentActionsFor(situationOf(appointment, now), viewer.party).filter(
    (action) => action !== 'confirm' || !hasConfirmed(appointment, viewer.party),
  );
}

/** Returns the likely start for a customer who wants this part of the day. */
const USUAL_TIMES: Readonly<Record<TimeSlot, string>> = {
  morning: '09:00',
  afternoon: '13:00',
  evening: '17:00',
  anytime: '09:00',
};

/**
 * Returns the form's initial values: everything the request contains, and the time agreed on while it was being
 * answered.
 */
function formOf(job: Job, viewer: JobViewer, today: string): Schedule['form'] {
  const mayKnow = viewer.party === 'customer' || viewer.seesCustomer;
  const wanted = job.agreedTime ?? { date: job.preferredDate, time: USUAL_TIMES[job.preferredTimeSlot] };
  return {
    serviceType: SERVICE_TYPES.find((type) => type === job.workType) ?? null,
    customerName: mayKnow ? job.customer.name : '',
    customerEmail: mayKnow ? job.customer.email : '',
    customerPhone: mayKnow ? job.customer.phone : '',
    address: mayKnow ? job.address : '',
    scheduledDate: wanted.date < today ? today : wanted.date,
    scheduledTime: wanted.time,
    duration: USUAL_DURATION,
    notes: '',
  };
}

/** Returns the page of an appointment for the holder of one of its links. */
export const scheduleView = (
  job: Job,
  viewer: JobViewer,
  given: {
    readonly appointment: Appointment | null;
    readonly actions: readonly AppointmentEvent[];
    readonly contact: ContractorContact | null;
    readonly today: string;
    readonly language: Language;
  },
): Schedule => {
  const { contact, language } = given;
  const whyNot =
    viewer.party === 'contractor' && job.contractor !== null && job.contractor.referralId !== viewer.referralId
      ? appointmentsWords[language].anotherGotIt
      : (job.whyNotBook?.[language] ?? null);
  return {
    viewer: viewer.party,
    requestNumber: job.requestNumber,
    requestStatus: job.status,
    title: job.title,
    timeZone: job.timeZone,
    contractor: contact && {
      id: contact.id,
      companyName: contact.companyName,
      phone: contact.shownPhone,
      timeZone: contact.timeZone,
    },
    canBook: whyNot === null,
    whyNot,
    actions: [...given.actions],
    agreedTime: job.agreedTime,
    form: formOf(job, viewer, given.today),
    appointment: given.appointment,
  };
};

/** Returns the line of an appointment on a dashboard. */
export const appointmentSummary = (
  appointment: JobAppointment,
  facts: Pick<AppointmentSummary, 'requestNumber' | 'title' | 'with' | 'scheduleId' | 'confirmation'>,
): AppointmentSummary => ({
  id: appointment.id,
  status: appointment.status,
  startsAt: isoInZone(appointment.startsAt, appointment.timeZone),
  endsAt: isoInZone(appointment.endsAt, appointment.timeZone),
  timeZone: appointment.timeZone,
  location: appointment.location,
  ...facts,
});
