import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';
import { ContactMethod } from '../accounts/contact-method.ts';
import { ProjectType, Urgency, WorkType } from '../assistant/understanding.ts';
import { TimeSlot } from './time-slot.ts';

/** What an ended request leaves for the next one: all that its customer filled in, save a time that has gone by. */
export const RequestAgain = z.object({
  requestNumber: z.string(),
  workType: WorkType,
  projectType: ProjectType,
  description: z.string(),
  urgency: Urgency,
  /** Null when it has gone by; the slot is then 'anytime'. */
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
  /** Dollars; null when none was named. */
  budgetMin: z.number().nullable(),
  budgetMax: z.number().nullable(),
  /** Contractors on whose side it failed, with what became of it: 'declined', 'did not answer'. */
  refused: z.array(z.object({ contractorId: ContractorId, companyName: z.string(), outcome: z.string() })),
});
export type RequestAgain = z.infer<typeof RequestAgain>;
