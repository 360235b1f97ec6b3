import * as z from 'zod';
import { formatPhone } from '../../kernel/format.ts';
import { ContactMethod } from '../accounts/contact-method.ts';
import { ProjectType, Urgency } from '../assistant/understanding.ts';
import type { RequestAgain, ServiceRequestForm } from './service-request.ts';
import { TimeSlot } from './time-slot.ts';

/** One answer of the details step. */
interface Answer<Schema extends z.ZodType> {
  /** The unvalidated values as stored. New fields have a default, so that earlier drafts can still be read. */
  readonly kept: Schema;
  readonly start: z.output<Schema>;
  /** Taken from a request that has ended; the start when left out. */
  readonly again?: (ended: RequestAgain) => z.output<Schema>;
}

const field = <Schema extends z.ZodType>(given: Answer<Schema>): Answer<Schema> => given;
const typedDollars = (dollars: number | null): string => (dollars === null ? '' : String(dollars));

/** The form's fields that the earlier steps answer. */
type EarlierAnswer = 'workType' | 'city' | 'state' | 'zipCode';

/**
 * The fields of the details step, in the order of the page. The draft, form values, error summary and 'send again'
 * derive from it; `parts/` renders the controls. The initial values follow the specification, section 3, except for the
 * contact method.
 */
const fields = {
  projectType: field({ kept: ProjectType, start: 'repair', again: ({ projectType }) => projectType }),
  description: field({ kept: z.string(), start: '', again: ({ description }) => description }),
  /** Dollars as entered; '' if none. Shown if contractors will propose prices. */
  budgetMin: field({
    kept: z.string().default(''),
    start: '',
    again: ({ budgetMin }) => typedDollars(budgetMin),
  }),
  budgetMax: field({
    kept: z.string().default(''),
    start: '',
    again: ({ budgetMax }) => typedDollars(budgetMax),
  }),
  urgency: field({ kept: Urgency, start: 'medium', again: ({ urgency }) => urgency }),
  /** yyyy-MM-dd; '' is today. */
  preferredDate: field({ kept: z.string(), start: '', again: ({ preferredDate }) => preferredDate ?? '' }),
  preferredTimeSlot: field({
    kept: TimeSlot,
    start: 'anytime',
    again: ({ preferredTimeSlot }) => preferredTimeSlot,
  }),
  customerName: field({ kept: z.string(), start: '', again: ({ customerName }) => customerName }),
  customerPhone: field({ kept: z.string(), start: '', again: ({ customerPhone }) => formatPhone(customerPhone) }),
  customerEmail: field({ kept: z.string(), start: '', again: ({ customerEmail }) => customerEmail }),
  /** Street and number. */
  address: field({ kept: z.string(), start: '', again: ({ address }) => address }),
  // Texts need a tick first, so a method that isn't allowed yet is not preselected.
  preferredContactMethod: field({
    kept: ContactMethod,
    start: 'email',
    again: ({ preferredContactMethod }) => preferredContactMethod,
  }),
  /** Must be given again for each request. */
  smsConsent: field({ kept: z.boolean(), start: false }),
} satisfies Record<Exclude<keyof ServiceRequestForm, EarlierAnswer>, unknown>;

type Fields = typeof fields;
const entries = Object.entries(fields) as [keyof Fields, Answer<z.ZodType>][];
const of = <Value>(value: (field: Answer<z.ZodType>) => Value) =>
  Object.fromEntries(entries.map(([name, each]) => [name, value(each)]));

/** The details step, as typed: not yet checked. */
export const DraftDetails = z.object(of(({ kept }) => kept) as { [Name in keyof Fields]: Fields[Name]['kept'] });
export type DraftDetails = z.infer<typeof DraftDetails>;

/** The details before anything is answered. */
export const EMPTY_DETAILS = of(({ start }) => start) as DraftDetails;

/** The answers of a request that has ended. */
export const detailsAgain = (ended: RequestAgain): DraftDetails =>
  of(({ start, again }) => (again ? again(ended) : start)) as DraftDetails;

type DetailsField = keyof Fields | Exclude<EarlierAnswer, 'workType'>;

/** In the order of the page, with the place after the address. The error summary follows it. */
export const DETAILS_FIELDS: readonly DetailsField[] = entries.flatMap(([name]) =>
  name === 'address' ? [name, 'city', 'state', 'zipCode'] : [name],
);
