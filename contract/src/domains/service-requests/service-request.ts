import * as z from 'zod';
import { ContractorId, ServiceRequestId } from '../../kernel/id.ts';
import { atMost, dollarsAtMost } from '../../kernel/lengths.ts';
import { hasDialableLength } from '../../kernel/phone-digits.ts';
import { problem } from '../../kernel/words.ts';
import { ContactMethod } from '../accounts/contact-method.ts';
import { ProjectType, Urgency, WorkType } from '../assistant/understanding.ts';
import { ProvenContact } from './contact-proof.ts';
import { formWords } from './form.words.ts';
import { TimeSlot } from './time-slot.ts';

const MAX_DESCRIPTION = 4000;

type Problem = ReturnType<typeof problem>;

/** Treats empty strings, nulls and missing keys alike. */
const given = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    inner,
  );

const text = (min: number, max: number, message: Problem) =>
  given(
    z
      .string(message)
      .trim()
      .min(min, message)
      .max(...atMost(max)),
  );

const choice = <Values extends z.ZodType>(values: Values) => given(values);

/** Dollars. */
const MAX_BUDGET = 10_000_000;
const enterDollars = problem(formWords, (words) => words.enterDollars);
const budget = given(
  z.coerce
    .number(enterDollars)
    .min(1, enterDollars)
    .max(...dollarsAtMost(MAX_BUDGET))
    .optional(),
);

const required = {
  name: problem(formWords, (words) => words.nameRequired),
  phone: problem(formWords, (words) => words.phoneRequired),
  email: problem(formWords, (words) => words.emailRequired),
  address: problem(formWords, (words) => words.addressRequired),
  city: problem(formWords, (words) => words.cityRequired),
  state: problem(formWords, (words) => words.stateRequired),
  zip: problem(formWords, (words) => words.zipRequired),
  description: problem(formWords, (words) => words.descriptionRequired),
};

/** The fields that a person fills in. */
export const ServiceRequestForm = z.object({
  workType: choice(WorkType.default('plumbing')),
  projectType: choice(ProjectType.default('repair')),
  /** yyyy-MM-dd or an ISO date-time; today by default. */
  preferredDate: given(z.string().max(40).optional()),
  preferredTimeSlot: z.preprocess(
    (value) => (value === 'flexible' || value === '' || value === null ? 'anytime' : value),
    TimeSlot.default('anytime'),
  ),
  customerName: text(2, 120, required.name),
  customerPhone: text(10, 30, required.phone).refine(hasDialableLength, required.phone),
  customerEmail: given(z.email(required.email).max(254, required.email)),
  address: text(5, 200, required.address),
  city: text(2, 100, required.city),
  state: text(2, 40, required.state),
  zipCode: given(
    z
      .string(required.zip)
      .trim()
      .regex(/^\d{5}(-\d{4})?$/, required.zip),
  ),
  description: text(10, MAX_DESCRIPTION, required.description),
  urgency: choice(Urgency.default('medium')),
  preferredContactMethod: choice(ContactMethod.default('sms')),
  /** Dollars, as the customer enters them. */
  budgetMin: budget,
  budgetMax: budget,
  /** Whether the customer agreed to be texted at this number. Without it, everything goes by email. */
  smsConsent: given(z.boolean().default(false)),
});
export type ServiceRequestForm = z.infer<typeof ServiceRequestForm>;

/** The form's fields except the place, which is one object, and the consent, which must be given again. */
type AnswerAgain = Exclude<keyof ServiceRequestForm, 'city' | 'state' | 'zipCode' | 'smsConsent'>;

/**
 * The answers of an ended request, for the next one: everything the customer entered, except a time that has passed.
 */
export const RequestAgain = z.object({
  requestNumber: z.string(),
  workType: WorkType,
  projectType: ProjectType,
  description: z.string(),
  urgency: Urgency,
  /** Null if it has passed; the slot is then 'anytime'. */
  preferredDate: z.iso.date().nullable(),
  preferredTimeSlot: TimeSlot,
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  /** Street and number. */
  address: z.string(),
  place: z.object({
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  preferredContactMethod: ContactMethod,
  /** Dollars; null when no budget was given. */
  budgetMin: z.number().nullable(),
  budgetMax: z.number().nullable(),
  /** The contractors who did not take it, and why: 'declined', 'did not answer'. */
  refused: z.array(z.object({ contractorId: ContractorId, companyName: z.string(), outcome: z.string() })),
} satisfies Record<AnswerAgain | 'place' | 'requestNumber' | 'refused', z.ZodType>);
export type RequestAgain = z.infer<typeof RequestAgain>;

/** The customer's identity. A contractor gets it only after the referral fee is settled. */
export const CustomerIdentity = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.string(),
});
export type CustomerIdentity = z.infer<typeof CustomerIdentity>;

/** Maximum number of contractors that may be asked at once. */
export const MAX_ASKED = 3;

const isPicked = (form: { selectedPlumberId?: unknown; selectedPlumberIds?: readonly unknown[] | undefined }) =>
  form.selectedPlumberId !== undefined || (form.selectedPlumberIds?.length ?? 0) > 0;

export const ServiceRequestSubmission = ServiceRequestForm.extend({
  /** Either the one contractor that was picked … */
  selectedPlumberId: given(ContractorId.optional()),
  /** … or up to three of the best matches … */
  selectedPlumberIds: given(
    z
      .array(ContractorId)
      .max(
        MAX_ASKED,
        problem(formWords, ({ pickAtMost }) => pickAtMost(MAX_ASKED)),
      )
      .optional(),
  ),
  /** … or 'Let contractors come to me': nobody is asked, and contractors send proposals. */
  openToProposals: given(z.boolean().default(false)),
})
  .refine((form) => form.openToProposals || isPicked(form), {
    ...problem(formWords, ({ pickContractor }) => pickContractor),
    path: ['selectedPlumberId'],
  })
  .refine((form) => !form.openToProposals || !isPicked(form), {
    ...problem(formWords, ({ pickOrOpen }) => pickOrOpen),
    path: ['openToProposals'],
  })
  .refine(({ budgetMin = 0, budgetMax = MAX_BUDGET }) => budgetMin <= budgetMax, {
    ...problem(formWords, ({ mostBelowLeast }) => mostBelowLeast),
    path: ['budgetMax'],
  });
export type ServiceRequestSubmission = z.infer<typeof ServiceRequestSubmission>;

export const SubmittedRequest = z.object({
  id: ServiceRequestId,
  /** Short and easy to read on the phone, 'PL-7K4QZ2'. Grants no access. */
  requestNumber: z.string(),
  status: z.string(),
  trackingUrl: z.string(),
  /** The contractors that were asked, or will be. */
  contractors: z.array(z.object({ id: ContractorId, companyName: z.string() })),
  /** The contact that the customer must confirm first; null if none. Missing in replies that earlier releases stored. */
  awaitsProof: ProvenContact.nullable().optional(),
});
export type SubmittedRequest = z.infer<typeof SubmittedRequest>;
