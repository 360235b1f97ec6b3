import * as z from 'zod';
import { AppointmentId, ContractorId } from '../../kernel/id.ts';
import { REQUEST_STATUSES } from '../service-requests/lifecycle.ts';
import { AgreedTime } from '../service-requests/proposal.ts';
import { APPOINTMENT_RULES, APPOINTMENT_STATUSES, type AppointmentEvent } from './lifecycle.ts';
import { ReminderEntry } from './reminder.ts';

export const SERVICE_TYPES = ['plumbing', 'electrical', 'hvac', 'handyman', 'roofing', 'painting'] as const;
/** Minutes. */
export const DURATIONS = [60, 120, 180, 240, 480] as const;
export const USUAL_DURATION = 120;
/** What stands for an id that is missing. */
export const PLACEHOLDER_ID = 1;

const MISSING = 'Please fill in all required fields';

/** Empty strings, nulls and missing keys mean the same. */
const given = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    inner,
  );

const required = (max: number) => given(z.string({ error: MISSING }).trim().max(max, `Use at most ${max} characters`));
const optional = (max: number) => given(z.string().trim().max(max, `Use at most ${max} characters`).optional());

const ServiceType = given(z.enum(SERVICE_TYPES, { error: MISSING }));
const Duration = given(
  z.coerce
    .number('Choose 1, 2, 3 or 4 hours or a full day')
    .refine((minutes) => DURATIONS.some((duration) => duration === minutes), 'Choose 1, 2, 3 or 4 hours or a full day')
    .default(USUAL_DURATION),
);
const LinkId = given(z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().max(200)));

/** The form of the page. Ids come from the page's address. */
export const AppointmentForm = z.object({
  serviceType: ServiceType,
  customerName: required(120),
  customerEmail: given(z.email({ error: 'Valid email is required' }).max(254, 'Valid email is required').optional()),
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
  customerEmail: given(z.email({ error: 'Valid email is required' }).max(254, 'Valid email is required').optional()),
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

/** Why an appointment is moved or cancelled, with its words for the other side. */
export const CHANGE_REASONS = {
  'not-available': 'not available at that time',
  illness: 'illness',
  weather: 'the weather',
  'waiting-for-parts': 'waiting for parts',
  'no-longer-needed': 'no longer needed',
  other: 'another reason',
} as const;
export type ChangeReason = keyof typeof CHANGE_REASONS;
const reasons = Object.keys(CHANGE_REASONS) as [ChangeReason, ...ChangeReason[]];

const ofChange = {
  /** When the caller is a contractor: must be the referral's. */
  contractorId: given(ContractorId.optional()),
  reason: given(z.enum(reasons, { error: 'Choose a reason' }).default('other')),
  message: optional(2000),
};

export const MoveAppointment = z.object({
  ...ofChange,
  proposedDate: required(40),
  proposedTime: required(20),
  /** As it was when left out. */
  duration: given(
    z.coerce
      .number('Choose 1, 2, 3 or 4 hours or a full day')
      .refine((minutes) => DURATIONS.some((each) => each === minutes), 'Choose 1, 2, 3 or 4 hours or a full day')
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

/** The times of a day at which an appointment of some length can begin. */
export const FreeSlots = z.object({
  date: z.iso.date(),
  /** The job's; times are on its clocks. */
  timeZone: z.string(),
  duration: z.number().int(),
  /** False where the contractor names no hours: then the usual ones are taken. */
  hoursKnown: z.boolean(),
  slots: z.array(z.object({ time: z.string(), startsAt: z.iso.datetime({ offset: true }) })),
});
export type FreeSlots = z.infer<typeof FreeSlots>;

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
