import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';
import { ContactMethod } from '../accounts/contact-method.ts';
import { ProjectType, Urgency, WorkType } from '../assistant/understanding.ts';
import { TimeSlot } from './time-slot.ts';

/** An ended request's answers, for the next one: all the customer filled in, except a time that has passed. */
export const RequestAgain = z.object({
  requestNumber: z.string(),
  workType: WorkType,
  projectType: ProjectType,
  description: z.string(),
  urgency: Urgency,
  /** Null when it has passed; the slot is then 'anytime'. */
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
  /** The contractors it failed with, and why: 'declined', 'did not answer'. */
  refused: z.array(z.object({ contractorId: ContractorId, companyName: z.string(), outcome: z.string() })),
});
export type RequestAgain = z.infer<typeof RequestAgain>;
