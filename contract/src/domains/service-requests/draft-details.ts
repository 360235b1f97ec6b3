import * as z from 'zod';
import { formatPhone } from '../../kernel/format.ts';
import { ContactMethod } from '../accounts/contact-method.ts';
import { ProjectType, Urgency } from '../assistant/understanding.ts';
import type { RequestAgain, ServiceRequestForm } from './service-request.ts';
import { TimeSlot } from './time-slot.ts';

/** The form's fields that the earlier steps answer. */
type EarlierAnswer = 'workType' | 'city' | 'state' | 'zipCode';

/**
 * The fields of the details step as stored, in the order of the page. New fields have a default, so that earlier drafts
 * can still be read. The draft, form values, error summary and 'send again' derive from them; `parts/` renders the
 * controls.
 */
const kept = {
  projectType: ProjectType,
  description: z.string(),
  /** Dollars as entered; '' if none. Shown if contractors will propose prices. */
  budgetMin: z.string().default(''),
  budgetMax: z.string().default(''),
  urgency: Urgency,
  /** yyyy-MM-dd; '' is today. */
  preferredDate: z.string(),
  preferredTimeSlot: TimeSlot,
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  /** Street and number. */
  address: z.string(),
  preferredContactMethod: ContactMethod,
  smsConsent: z.boolean(),
} satisfies Record<Exclude<keyof ServiceRequestForm, EarlierAnswer>, unknown>;

/** The details step, as typed: not yet checked. */
export const DraftDetails = z.object(kept);
export type DraftDetails = z.infer<typeof DraftDetails>;

/**
 * The details before anything is answered. They follow the specification, section 3, except for the contact method:
 * texts need a tick first, so a method that isn't allowed yet is not preselected.
 */
export const EMPTY_DETAILS: DraftDetails = {
  projectType: 'repair',
  description: '',
  budgetMin: '',
  budgetMax: '',
  urgency: 'medium',
  preferredDate: '',
  preferredTimeSlot: 'anytime',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  address: '',
  preferredContactMethod: 'email',
  smsConsent: false,
};

const typedDollars = (dollars: number | null): string => (dollars === null ? '' : String(dollars));

/** The answers of a request that has ended. The consent must be given again for each request. */
export const detailsAgain = (ended: RequestAgain): DraftDetails => ({
  projectType: ended.projectType,
  description: ended.description,
  budgetMin: typedDollars(ended.budgetMin),
  budgetMax: typedDollars(ended.budgetMax),
  urgency: ended.urgency,
  preferredDate: ended.preferredDate ?? '',
  preferredTimeSlot: ended.preferredTimeSlot,
  customerName: ended.customerName,
  customerPhone: formatPhone(ended.customerPhone),
  customerEmail: ended.customerEmail,
  address: ended.address,
  preferredContactMethod: ended.preferredContactMethod,
  smsConsent: false,
});

/** In the order of the page. */
export const detailNames = Object.keys(EMPTY_DETAILS) as readonly (keyof DraftDetails)[];

type DetailsField = keyof DraftDetails | Exclude<EarlierAnswer, 'workType'>;

/** In the order of the page, with the place after the address. The error summary follows it. */
export const DETAILS_FIELDS: readonly DetailsField[] = detailNames.flatMap((name) =>
  name === 'address' ? [name, 'city', 'state', 'zipCode'] : [name],
);
