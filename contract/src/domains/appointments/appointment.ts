import * as z from 'zod';
import { AppointmentId, ContractorId } from '../../kernel/id.ts';
import { atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { REQUEST_STATUSES } from '../service-requests/lifecycle.ts';
import { AgreedTime } from '../service-requests/proposal.ts';
import { appointmentWords } from './appointment.words.ts';
import { APPOINTMENT_RULES, APPOINTMENT_STATUSES, type AppointmentEvent } from './lifecycle.ts';
import { ReminderEntry } from './reminder.ts';

export const SERVICE_TYPES = ['plumbing', 'electrical', 'hvac', 'handyman', 'roofing', 'painting'] as const;
/** Minutes. */
export const DURATIONS = [60, 120, 180, 240, 480] as const;
export const USUAL_DURATION = 120;
/** What stands for an id that is missing. */
export const PLACEHOLDER_ID = 1;

const DAY_OF_WORK = 480;
const HOURS = DURATIONS.filter((minutes) => minutes < DAY_OF_WORK).map((minutes) => minutes / 60);
const noDuration = problem(appointmentWords, ({ chooseDuration }) =>
  chooseDuration(HOURS.slice(0, -1).join(', '), String(HOURS.at(-1))),
);
const missing = problem(appointmentWords, (words) => words.missing);
const invalidEmail = problem(appointmentWords, ({ validEmail }) => validEmail);

/** Empty strings, nulls and missing keys mean the same. */
const given = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    inner,
  );

const required = (max: number) =>
  given(
    z
      .string(missing)
      .trim()
      .max(...atMost(max)),
  );
const optional = (max: number) =>
  given(
    z
      .string()
      .trim()
      .max(...atMost(max))
      .optional(),
  );

const ServiceType = given(z.enum(SERVICE_TYPES, missing));
const Duration = given(
  z.coerce
    .number(noDuration)
    .refine((minutes) => DURATIONS.some((duration) => duration === minutes), noDuration)
    .default(USUAL_DURATION),
);
const LinkId = given(z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().max(200)));

/** The form of the page. Ids come from the page's address. */
export const AppointmentForm = z.object({
  serviceType: ServiceType,
  customerName: required(120),
  customerEmail: given(z.email(invalidEmail).max(254, invalidEmail).optional()),
  customerPhone: optional(30),
  address: optional(300),
  /** yyyy-MM-dd */
  scheduledDate: required(40),
  /** '14:30' */
  scheduledTime: required(20),
  duration: Duration,
  notes: optional(2000),
  contractorId: LinkId.optional(),
  serviceRequestId: LinkId.optional(),
});
export type AppointmentForm = z.infer<typeof AppointmentForm>;

const isPlaceholder = (id: string | undefined) => id === undefined || id === String(PLACEHOLDER_ID);
const idOrNone = given(
  z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().max(200).optional())
    .transform((id) => (isPlaceholder(id) ? null : (id ?? null))),
);

/** What the page sends. */
export const CreateAppointment = z.object({
  /** The customer's request id or the contractor's referral id: whoever holds it books. Missing or 1: none. */
  serviceRequestId: idOrNone,
  /** Must be the contractor who has the job. Missing or 1: whoever has it. */
  contractorId: idOrNone,
  /** Who the customer is follows from the request. */
  customerId: z.unknown().optional(),
  /** yyyy-MM-dd or an ISO date-time, on the clocks of the job's place. */
  proposedDate: required(40),
  /** '14:30' or '2:30 PM', on the clocks of the job's place. */
  proposedTime: required(20),
  /** Minutes. */
  duration: Duration,
  serviceType: ServiceType,
  /** The request's own address when left out. */
  location: optional(300),
  notes: optional(2000),
  /** Only for what is asked for without a request, which knows them. */
  customerName: optional(120),
  customerEmail: given(z.email(invalidEmail).max(254, invalidEmail).optional()),
  customerPhone: optional(30),
  /** The customer wants reminders between 9 PM and 8 AM, too. */
  earlyReminders: given(z.boolean().default(false)),
});
export type CreateAppointment = z.infer<typeof CreateAppointment>;

/** What the page sends of its form: the ids that are missing are 1, the customer's is always 1. */
export const appointmentPayload = (form: AppointmentForm): z.input<typeof CreateAppointment> => ({
  serviceRequestId: form.serviceRequestId ?? PLACEHOLDER_ID,
  contractorId: form.contractorId ?? PLACEHOLDER_ID,
  customerId: PLACEHOLDER_ID,
  proposedDate: form.scheduledDate,
  proposedTime: form.scheduledTime,
  duration: form.duration,
  serviceType: form.serviceType,
  location: form.address,
  notes: form.notes,
  customerName: form.customerName,
  customerEmail: form.customerEmail,
  customerPhone: form.customerPhone,
});

/** Why an appointment is moved or cancelled. */
export const ChangeReason = z.enum(
  ['not-available', 'illness', 'weather', 'waiting-for-parts', 'no-longer-needed', 'other'],
  problem(appointmentWords, ({ chooseReason }) => chooseReason),
);
export type ChangeReason = z.infer<typeof ChangeReason>;

const ofChange = {
  /** When the caller is a contractor: must be the referral's. */
  contractorId: given(ContractorId.optional()),
  reason: given(ChangeReason.default('other')),
  message: optional(2000),
};

export const MoveAppointment = z.object({
  ...ofChange,
  proposedDate: required(40),
  proposedTime: required(20),
  /** As it was when left out. */
  duration: given(
    z.coerce
      .number(noDuration)
      .refine((minutes) => DURATIONS.some((each) => each === minutes), noDuration)
      .optional(),
  ),
});
export type MoveAppointment = z.infer<typeof MoveAppointment>;

export const CancelAppointment = z.object(ofChange);
export type CancelAppointment = z.infer<typeof CancelAppointment>;

export const ReportAbsence = z.object({ contractorId: ofChange.contractorId, message: ofChange.message });
export type ReportAbsence = z.infer<typeof ReportAbsence>;

/** An appointment as one of its two sides sees it. */
export const Appointment = z.object({
  id: AppointmentId,
  status: z.enum(APPOINTMENT_STATUSES),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  /** On the clocks of the job's place. */
  date: z.iso.date(),
  time: z.string(),
  duration: z.number().int(),
  timeZone: z.string(),
  serviceType: z.string(),
  location: z.string(),
  notes: z.string().nullable(),
  earlyReminders: z.boolean(),
  /** What was and will be sent to the viewer; earliest first. */
  reminders: z.array(ReminderEntry),
  /** Where it can be added to a calendar. */
  calendar: z.object({ google: z.string(), outlook: z.string(), ics: z.string() }),
});
export type Appointment = z.infer<typeof Appointment>;

/** All that the page needs: who is looking, what the form begins with, the appointment and what can be done. */
export const Schedule = z.object({
  viewer: z.enum(['customer', 'contractor']),
  requestNumber: z.string(),
  requestStatus: z.enum(REQUEST_STATUSES),
  /** 'Leak under the kitchen sink' */
  title: z.string(),
  timeZone: z.string(),
  /** Who has the job; null while nobody has. */
  contractor: z
    .object({ id: ContractorId, companyName: z.string(), phone: z.string().nullable(), timeZone: z.string() })
    .nullable(),
  /** An appointment can be made now. */
  canBook: z.boolean(),
  /** Why not, in words; null when it can. */
  whyNot: z.string().nullable(),
  /** What can be done with the appointment. */
  actions: z.array(z.enum(Object.keys(APPOINTMENT_RULES) as [AppointmentEvent, ...AppointmentEvent[]])),
  /** What both sides said yes to while the request was answered. */
  agreedTime: AgreedTime.nullable(),
  /** What the form begins with; of the customer nothing before the contractor may know it. */
  form: z.object({
    serviceType: z.enum(SERVICE_TYPES).nullable(),
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
    address: z.string(),
    scheduledDate: z.iso.date(),
    scheduledTime: z.string(),
    duration: z.number().int(),
    notes: z.string(),
  }),
  /** The newest: live, over or cancelled. */
  appointment: Appointment.nullable(),
});
export type Schedule = z.infer<typeof Schedule>;

export const CreatedAppointment = z.object({
  success: z.literal(true),
  /** 'requested' without a request: nobody has been booked. */
  status: z.enum(['booked', 'requested']),
  /** One sentence for the person. */
  message: z.string(),
  /** Null for what was only asked for. */
  schedule: Schedule.nullable(),
});
export type CreatedAppointment = z.infer<typeof CreatedAppointment>;

/** A line in a dashboard's list of appointments. */
export const AppointmentSummary = z.object({
  id: AppointmentId,
  status: z.enum(APPOINTMENT_STATUSES),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  timeZone: z.string(),
  requestNumber: z.string(),
  title: z.string(),
  location: z.string(),
  /** The company for the customer, the customer for the contractor. */
  with: z.string(),
  /** Opens the appointment's page: /schedule-service?request=… */
  scheduleId: z.string(),
});
export type AppointmentSummary = z.infer<typeof AppointmentSummary>;

/** The secret address for a contractor's own calendar; null while there is none. */
export const CalendarFeed = z.object({ url: z.string().nullable() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
