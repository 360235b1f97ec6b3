import * as z from 'zod';
import { AppointmentId, ContractorId } from '../../kernel/id.ts';
import { atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { REQUEST_STATUSES } from '../service-requests/lifecycle.ts';
import { AgreedTime } from '../service-requests/proposal.ts';
import { appointmentWords } from './appointment.words.ts';
import { Confirmation } from './confirmation.ts';
import { APPOINTMENT_RULES, APPOINTMENT_STATUSES, type AppointmentEvent, CHANGE_REASONS } from './lifecycle.ts';
import { ReminderEntry } from './reminder.ts';

export const SERVICE_TYPES = ['plumbing', 'electrical', 'hvac', 'handyman', 'roofing', 'painting'] as const;
/** Minutes. */
export const DURATIONS = [60, 120, 180, 240, 480] as const;
export const USUAL_DURATION = 120;
/** Stands for a missing id. */
export const PLACEHOLDER_ID = 1;

const DAY_OF_WORK = 480;
const HOURS = DURATIONS.filter((minutes) => minutes < DAY_OF_WORK).map((minutes) => minutes / 60);
const noDuration = problem(appointmentWords, ({ chooseDuration }) =>
  chooseDuration(HOURS.slice(0, -1).join(', '), String(HOURS.at(-1))),
);
const missing = problem(appointmentWords, (words) => words.missing);
const invalidEmail = problem(appointmentWords, ({ validEmail }) => validEmail);

/** Treats empty strings, nulls and missing keys alike. */
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

/** The page's form. The ids come from the page's address. */
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

/** The request of the page. */
export const CreateAppointment = z.object({
  /** The customer's request id or the contractor's referral id; its holder makes the booking. Missing or 1: none. */
  serviceRequestId: idOrNone,
  /** Must be the contractor who has the job. Missing or 1: that contractor. */
  contractorId: idOrNone,
  /** Ignored: the request determines the customer. */
  customerId: z.unknown().optional(),
  /** yyyy-MM-dd or an ISO date-time, in the time zone of the job. */
  proposedDate: required(40),
  /** '14:30' or '2:30 PM', in the time zone of the job. */
  proposedTime: required(20),
  /** Minutes. */
  duration: Duration,
  serviceType: ServiceType,
  /** By default, the request's own address. */
  location: optional(300),
  notes: optional(2000),
  /** Used only without a request, which would supply the customer. */
  customerName: optional(120),
  customerEmail: given(z.email(invalidEmail).max(254, invalidEmail).optional()),
  customerPhone: optional(30),
  /** Whether the customer wants reminders between 9 PM and 8 AM, too. */
  earlyReminders: given(z.boolean().default(false)),
});
export type CreateAppointment = z.infer<typeof CreateAppointment>;

/** Converts the page's form to a request: missing ids are 1, and the customer's id is always 1. */
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

/** The reason why an appointment is moved or canceled. */
export const ChangeReason = z.enum(
  CHANGE_REASONS,
  problem(appointmentWords, ({ chooseReason }) => chooseReason),
);
export type ChangeReason = z.infer<typeof ChangeReason>;

const ofChange = {
  /** From a contractor: must match the referral's. */
  contractorId: given(ContractorId.optional()),
  reason: given(ChangeReason.default('other')),
  message: optional(2000),
};

export const MoveAppointment = z.object({
  ...ofChange,
  proposedDate: required(40),
  proposedTime: required(20),
  /** Unchanged by default. */
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

/** An appointment as one of its two parties sees it. */
export const Appointment = z.object({
  id: AppointmentId,
  status: z.enum(APPOINTMENT_STATUSES),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  /** In the time zone of the job. */
  date: z.iso.date(),
  time: z.string(),
  duration: z.number().int(),
  timeZone: z.string(),
  serviceType: z.string(),
  location: z.string(),
  notes: z.string().nullable(),
  earlyReminders: z.boolean(),
  /** Absent only while an upgrade is under way: a process of the release before doesn't send it. */
  confirmation: Confirmation.optional(),
  /** The viewer's past and future reminders, earliest first. */
  reminders: z.array(ReminderEntry),
  /** Links for adding it to a calendar. */
  calendar: z.object({ google: z.string(), outlook: z.string(), ics: z.string() }),
});
export type Appointment = z.infer<typeof Appointment>;

/** The page's data: the viewer, the form's initial values, the appointment and the possible actions. */
export const Schedule = z.object({
  viewer: z.enum(['customer', 'contractor']),
  requestNumber: z.string(),
  requestStatus: z.enum(REQUEST_STATUSES),
  /** 'Leak under the kitchen sink' */
  title: z.string(),
  timeZone: z.string(),
  /** The contractor who has the job; null if nobody has it yet. */
  contractor: z
    .object({ id: ContractorId, companyName: z.string(), phone: z.string().nullable(), timeZone: z.string() })
    .nullable(),
  /** Whether an appointment can be made now. */
  canBook: z.boolean(),
  /** A sentence about why none can be made; null if one can. */
  whyNot: z.string().nullable(),
  /** The possible actions on the appointment. */
  actions: z.array(z.enum(Object.keys(APPOINTMENT_RULES) as [AppointmentEvent, ...AppointmentEvent[]])),
  /** The time that both parties agreed on while the request was being answered. */
  agreedTime: AgreedTime.nullable(),
  /** The form's initial values. They include nothing about the customer before the contractor may see it. */
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
  /** The latest appointment, whether upcoming, past or canceled. */
  appointment: Appointment.nullable(),
});
export type Schedule = z.infer<typeof Schedule>;

export const CreatedAppointment = z.object({
  success: z.literal(true),
  /** 'requested' if there is no request: nobody has been booked. */
  status: z.enum(['booked', 'requested']),
  /** A sentence for the user. */
  message: z.string(),
  /** Null for an appointment that was only requested. */
  schedule: Schedule.nullable(),
});
export type CreatedAppointment = z.infer<typeof CreatedAppointment>;

/** An appointment in a dashboard's list. */
export const AppointmentSummary = z.object({
  id: AppointmentId,
  status: z.enum(APPOINTMENT_STATUSES),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  timeZone: z.string(),
  requestNumber: z.string(),
  title: z.string(),
  location: z.string(),
  /** The company if the viewer is the customer, and vice versa. */
  with: z.string(),
  /** Absent only while an upgrade is under way: a process of the release before doesn't send it. */
  confirmation: Confirmation.optional(),
  /** Opens the appointment's page: /schedule-service?request=… */
  scheduleId: z.string(),
});
export type AppointmentSummary = z.infer<typeof AppointmentSummary>;
