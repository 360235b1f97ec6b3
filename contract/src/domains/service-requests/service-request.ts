import * as z from 'zod';
import { ContractorId, ServiceRequestId } from '../../kernel/id.ts';
import { hasDialableLength } from '../../kernel/phone-digits.ts';
import { ContactMethod } from '../accounts/contact-method.ts';
import { ProjectType, Urgency, WorkType } from '../assistant/understanding.ts';
import { TimeSlot } from './time-slot.ts';

const MAX_DESCRIPTION = 4000;

/** Empty strings, nulls and missing keys mean the same. */
const given = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    inner,
  );

const text = (min: number, max: number, message: string) =>
  given(z.string({ error: message }).trim().min(min, message).max(max, `Use at most ${max} characters`));

const choice = <Values extends z.ZodType>(values: Values) => given(values);

/** Dollars. */
const MAX_BUDGET = 10_000_000;
const budget = given(
  z.coerce.number('Enter dollars').min(1, 'Enter dollars').max(MAX_BUDGET, 'Enter at most $10,000,000').optional(),
);

/** The fields that the person fills in, each with the sentence that says what is missing. */
export const ServiceRequestForm = z.object({
  workType: choice(WorkType.default('plumbing')),
  projectType: choice(ProjectType.default('repair')),
  /** yyyy-MM-dd or an ISO date-time; today when left out. */
  preferredDate: given(z.string().max(40).optional()),
  preferredTimeSlot: z.preprocess(
    (value) => (value === 'flexible' || value === '' || value === null ? 'anytime' : value),
    TimeSlot.default('anytime'),
  ),
  customerName: text(2, 120, 'Name is required'),
  customerPhone: text(10, 30, 'Phone number is required').refine(hasDialableLength, 'Phone number is required'),
  customerEmail: given(z.email({ error: 'Valid email is required' }).max(254, 'Valid email is required')),
  address: text(5, 200, 'Address is required'),
  city: text(2, 100, 'City is required'),
  state: text(2, 40, 'State is required'),
  zipCode: given(
    z
      .string({ error: 'Zip code is required' })
      .trim()
      .regex(/^\d{5}(-\d{4})?$/, 'Zip code is required'),
  ),
  description: text(10, MAX_DESCRIPTION, 'Description is required'),
  urgency: choice(Urgency.default('medium')),
  preferredContactMethod: choice(ContactMethod.default('sms')),
  /** Dollars; whatever the customer names. */
  budgetMin: budget,
  budgetMax: budget,
  /** The customer has ticked that we may text this number. Without it everything goes by email. */
  smsConsent: given(z.boolean().default(false)),
});
export type ServiceRequestForm = z.infer<typeof ServiceRequestForm>;

/** How many contractors may be asked at once. */
export const MAX_ASKED = 3;

const isPicked = (form: { selectedPlumberId?: unknown; selectedPlumberIds?: readonly unknown[] | undefined }) =>
  form.selectedPlumberId !== undefined || (form.selectedPlumberIds?.length ?? 0) > 0;

export const ServiceRequestSubmission = ServiceRequestForm.extend({
  /** The one contractor that was picked … */
  selectedPlumberId: given(ContractorId.optional()),
  /** … or the three best matches. */
  selectedPlumberIds: given(z.array(ContractorId).max(MAX_ASKED, `Pick at most ${MAX_ASKED} contractors`).optional()),
  /** … or 'Let contractors come to me': nobody is asked, craftsmen propose. */
  openToProposals: given(z.boolean().default(false)),
})
  .refine((form) => form.openToProposals || isPicked(form), { error: 'Pick a contractor', path: ['selectedPlumberId'] })
  .refine((form) => !form.openToProposals || !isPicked(form), {
    error: 'Pick contractors, or let them come to you',
    path: ['openToProposals'],
  })
  .refine(({ budgetMin = 0, budgetMax = MAX_BUDGET }) => budgetMin <= budgetMax, {
    error: 'The most must be at least the least',
    path: ['budgetMax'],
  });
export type ServiceRequestSubmission = z.infer<typeof ServiceRequestSubmission>;

export const SubmittedRequest = z.object({
  id: ServiceRequestId,
  /** Short and readable on the phone, 'PL-7K4QZ2'. Opens nothing. */
  requestNumber: z.string(),
  status: z.string(),
  trackingUrl: z.string(),
  /** Who was asked. */
  contractors: z.array(z.object({ id: ContractorId, companyName: z.string() })),
});
export type SubmittedRequest = z.infer<typeof SubmittedRequest>;
